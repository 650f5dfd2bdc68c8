-- A price is an act of the operator: it is set, its notice is mailed, and only then is it known from when it applies.
-- One that is withdrawn stays in the list.
ALTER TABLE prices DROP CONSTRAINT prices_pkey;
ALTER TABLE prices ALTER COLUMN applies_from DROP NOT NULL;
ALTER TABLE prices ALTER COLUMN noticed_on DROP NOT NULL;
ALTER TABLE prices ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY;
ALTER TABLE prices ADD COLUMN withdrawn_on date;
-- Whether the mails of the notice have all gone, after which its day stays.
ALTER TABLE prices ADD COLUMN settled boolean NOT NULL DEFAULT false;
ALTER TABLE prices ADD CONSTRAINT prices_noticed CHECK ((applies_from IS NULL) = (noticed_on IS NULL));
UPDATE prices SET settled = true;
CREATE UNIQUE INDEX prices_one_to_be_noticed ON prices ((true)) WHERE noticed_on IS NULL AND withdrawn_on IS NULL;

-- Who was told of a price is told by its number from now on, since its day may move.
UPDATE notices_sent n SET about = p.id::text FROM prices p
 WHERE n.kind = 'price-change' AND n.about = p.applies_from || ' ' || p.cost_per_venue;
