-- Rebuilds the months of orders and trades with segment_mic as their distribution column: each becomes a table that is
-- partitioned by its hash, as Citus distributes it over machines. PostgreSQL then refuses a unique key without that
-- column, as Citus does. docs/scaling.md says when this is worth it, and what else Citus requires.
--
-- Take a backup and stop the workers first, because no file can be taken in while a month is rebuilt. Readers can go on;
-- they wait for a moment while a rebuilt month replaces the old one. Each month is a transaction of its own. After an
-- interruption, run this again: it skips months that are rebuilt. New months are created without hash partitions, and
-- are rebuilt by running this again too.
DO $$
DECLARE
  shards constant integer := 4;
  month record;
  columns text;
BEGIN
  FOR month IN
    SELECT i.inhparent::regclass::text AS parent, c.oid, c.relname AS name, c.relname || '_new' AS new,
      left(i.inhparent::regclass::text, -1) AS data_type, pg_get_expr(c.relpartbound, c.oid) AS bound
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent IN ('orders'::regclass, 'trades'::regclass) AND c.relkind = 'r'
    ORDER BY c.relname
  LOOP
    -- Every writer of rows locks this row.
    PERFORM FROM feed_heads WHERE data_type = month.data_type FOR UPDATE;
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL) PARTITION BY HASH (segment_mic)', month.new, month.parent);
    -- Saves a scan of the month while readers wait: PostgreSQL need not check the partition's bounds.
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT its_month CHECK %s', month.new, pg_get_partition_constraintdef(month.oid));
    FOR shard IN 0 .. shards - 1 LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
        month.name || '_' || shard, month.new, shards, shard);
    END LOOP;
    SELECT string_agg(quote_ident(attname), ', ') INTO columns
      FROM pg_attribute WHERE attrelid = month.parent::regclass AND attnum > 0 AND NOT attisdropped;
    EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM %3$I', month.new, columns, month.name);
    EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', month.parent, month.name);
    EXECUTE format('DROP TABLE %I', month.name);
    EXECUTE format('ALTER TABLE %I RENAME TO %I', month.new, month.name);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I %s', month.parent, month.name, month.bound);
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT its_month', month.name);
    COMMIT;
  END LOOP;
END $$;
