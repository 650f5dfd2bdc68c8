-- A row that a program writes here and then looks for on its replica: a replica that never shows it belongs to another
-- database, a restored copy perhaps, which has the same identifiers.
CREATE TABLE replica_proofs (
  proof uuid PRIMARY KEY,
  written_at timestamptz NOT NULL
);
