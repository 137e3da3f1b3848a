-- Pages say of an article that is rented in for some days that there will be some.
CREATE TRIGGER "stock_movements_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "stock_movements"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
