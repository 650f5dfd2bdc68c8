-- Finding an instrument by the beginning of its code, whichever venue it is on: byte by byte, so that a beginning is a
-- range of the index.
create index instruments_code_begin on instruments ((upper(code) collate "C"));
