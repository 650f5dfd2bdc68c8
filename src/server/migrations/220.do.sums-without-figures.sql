-- Sums that lack the figures of 215 are made anew; looking for them must not read all others.
DROP INDEX CONCURRENTLY IF EXISTS trade_sums_without_figures;
CREATE INDEX CONCURRENTLY trade_sums_without_figures ON trade_sums (starts_at, segment_mic) WHERE value IS NULL;
