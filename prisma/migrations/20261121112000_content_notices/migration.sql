-- What visitors read: each statement that changes it gives notice, so that answers made of it are dropped.

CREATE TRIGGER "articles_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "articles"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TRIGGER "article_slugs_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article_slugs"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TRIGGER "article_images_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article_images"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TRIGGER "pictures_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pictures"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TRIGGER "categories_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TRIGGER "partners_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "partners"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TRIGGER "testimonials_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "testimonials"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TRIGGER "company_info_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "company_info"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TRIGGER "sales_conditions_versions_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sales_conditions_versions"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
