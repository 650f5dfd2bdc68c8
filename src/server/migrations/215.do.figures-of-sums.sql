-- Highest and lowest price, and what the volume-weighted average needs. Sums made before, or by the release before, lack
-- them: what asks for them then reads the rows.
ALTER TABLE trade_sums
  ADD COLUMN high numeric,
  ADD COLUMN low numeric,
  ADD COLUMN value numeric,
  ADD COLUMN valued numeric;
