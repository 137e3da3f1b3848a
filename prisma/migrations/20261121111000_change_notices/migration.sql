-- Whoever listens on the channel hears which table changed, from whatever process; the notice carries nothing else.
CREATE FUNCTION "notify_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('barnum_changes', TG_TABLE_NAME);
    RETURN NULL;
END;
$$;

CREATE TRIGGER "reservation_requests_notify_change"
    AFTER INSERT OR UPDATE OR DELETE ON "reservation_requests"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
