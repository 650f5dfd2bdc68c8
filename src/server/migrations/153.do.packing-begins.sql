-- Where no file of open data was ever written, no release before reads any.
INSERT INTO open_data_packing (begins_at)
  SELECT CASE WHEN EXISTS (SELECT FROM open_data_progress) THEN now() + interval '1 hour' ELSE now() END;
