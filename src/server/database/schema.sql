-- Made by "npm run schema" of what the scripts of migrations/ make. Do not edit: it shows the schema as it is now.

CREATE SEQUENCE feed_files_id AS integer;
CREATE SEQUENCE orders_id AS bigint;
CREATE SEQUENCE trades_id AS bigint;

CREATE TABLE account_events (
  id bigint GENERATED ALWAYS AS IDENTITY,
  account_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  about text,
  browser text,
  CONSTRAINT account_events_pkey PRIMARY KEY (id),
  CONSTRAINT account_events_kind_check CHECK (kind ~ '^[a-z-]{1,40}$'),
  CONSTRAINT account_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX account_events_account ON account_events (account_id, at, id);
CREATE INDEX account_events_at ON account_events (at);
CREATE TRIGGER account_events_kept BEFORE UPDATE ON account_events FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE account_tasks (
  id uuid NOT NULL,
  kind text NOT NULL,
  subject_key bytea NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  held_until timestamptz,
  last_fault text,
  CONSTRAINT account_tasks_pkey PRIMARY KEY (id),
  CONSTRAINT account_tasks_kind_check CHECK (kind IN ('registration', 'restore-mail', 'sign-in-alarm', 'password-set')),
  CONSTRAINT account_tasks_subject_key_check CHECK (octet_length(subject_key) = 32)
);
CREATE INDEX account_tasks_due ON account_tasks (next_try_at);
CREATE INDEX account_tasks_subject ON account_tasks (subject_key, created_at, id);

CREATE TABLE accounts (
  id uuid NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  country text,
  payer_ref uuid NOT NULL DEFAULT gen_random_uuid(),
  terms_version text,
  tax_number text,
  password_set_at timestamptz,
  registration_id uuid,
  suspended_at timestamptz,
  closes_on date,
  factor_ends_on date,
  CONSTRAINT accounts_pkey PRIMARY KEY (id),
  CONSTRAINT accounts_subject_key UNIQUE (subject),
  CONSTRAINT accounts_country_check CHECK (country ~ '^[A-Z]{2}$'),
  CONSTRAINT accounts_tax_number_check CHECK (tax_number <> ''),
  CONSTRAINT accounts_terms_version_fkey FOREIGN KEY (terms_version) REFERENCES terms_versions(version)
);
COMMENT ON COLUMN accounts.password_set_at IS 'Security time; null: no password was ever set, as far as is known here.';
COMMENT ON COLUMN accounts.registration_id IS 'The registration that counts; null: the one that made the account, which has its id.';
CREATE UNIQUE INDEX accounts_email ON accounts (lower(email));
CREATE UNIQUE INDEX accounts_payer_ref ON accounts (payer_ref);
CREATE UNIQUE INDEX accounts_registration ON accounts (COALESCE(registration_id, id));
CREATE TRIGGER accounts_removal_logged BEFORE DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION log_removed_account();
CREATE TRIGGER accounts_told AFTER DELETE OR UPDATE OF email, subject, country, suspended_at ON accounts FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();

CREATE TABLE api_key_networks (
  key_id text NOT NULL,
  day date NOT NULL,
  network_hash text NOT NULL,
  CONSTRAINT api_key_networks_pkey PRIMARY KEY (key_id, day, network_hash),
  CONSTRAINT api_key_networks_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(id) ON DELETE CASCADE
);

CREATE TABLE api_key_usage (
  key_id text NOT NULL,
  day date NOT NULL,
  requests bigint NOT NULL,
  rows bigint NOT NULL,
  CONSTRAINT api_key_usage_pkey PRIMARY KEY (key_id, day),
  CONSTRAINT api_key_usage_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(id) ON DELETE CASCADE
);

CREATE TABLE api_keys (
  id text NOT NULL,
  account_id uuid NOT NULL,
  name text NOT NULL,
  secret_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  ended_at timestamptz,
  end_cause text,
  CONSTRAINT api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT api_keys_check CHECK (expires_at > created_at),
  CONSTRAINT api_keys_check1 CHECK ((ended_at IS NULL) = (end_cause IS NULL)),
  CONSTRAINT api_keys_end_cause_check CHECK (end_cause IN ('revoked', 'networks')),
  CONSTRAINT api_keys_id_check CHECK (id ~ '^[0-9a-f]{12}$'),
  CONSTRAINT api_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX api_keys_account ON api_keys (account_id);
CREATE TRIGGER api_keys_told AFTER DELETE OR UPDATE OF account_id, secret_hash, expires_at, ended_at, end_cause ON api_keys FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();

CREATE TABLE archived_changes (
  archived_day bigint NOT NULL,
  segment_mic text NOT NULL,
  trade_day date NOT NULL,
  transaction_id text NOT NULL,
  instrument_id integer NOT NULL,
  published_at timestamptz NOT NULL,
  CONSTRAINT archived_changes_archived_day_fkey FOREIGN KEY (archived_day) REFERENCES archived_days(id) ON DELETE CASCADE
);
CREATE INDEX archived_changes_day ON archived_changes (archived_day);
CREATE INDEX archived_changes_transaction ON archived_changes (segment_mic, trade_day, transaction_id);

CREATE TABLE archived_completions (
  archived_day bigint NOT NULL,
  segment_mic text NOT NULL,
  trade_day date NOT NULL,
  transaction_id text NOT NULL,
  instrument_id integer NOT NULL,
  published_at timestamptz NOT NULL,
  CONSTRAINT archived_completions_archived_day_fkey FOREIGN KEY (archived_day) REFERENCES archived_days(id) ON DELETE CASCADE
);
CREATE INDEX archived_completions_day ON archived_completions (archived_day);
CREATE INDEX archived_completions_transaction ON archived_completions (segment_mic, trade_day, transaction_id);

CREATE TABLE archived_days (
  id bigint GENERATED ALWAYS AS IDENTITY,
  data_type text NOT NULL,
  day date NOT NULL,
  storage_key text NOT NULL,
  rows bigint NOT NULL,
  last_id bigint NOT NULL,
  hash_sum numeric NOT NULL,
  size bigint,
  sha256 text,
  dropped_at timestamptz,
  CONSTRAINT archived_days_pkey PRIMARY KEY (id),
  CONSTRAINT archived_days_storage_key_key UNIQUE (storage_key),
  CONSTRAINT archived_days_check CHECK ((size IS NULL) = (sha256 IS NULL)),
  CONSTRAINT archived_days_check1 CHECK (dropped_at IS NULL OR sha256 IS NOT NULL),
  CONSTRAINT archived_days_data_type_check CHECK (data_type IN ('order', 'trade'))
);
CREATE INDEX archived_days_day ON archived_days (data_type, day) WHERE dropped_at IS NOT NULL;
CREATE UNIQUE INDEX archived_days_open ON archived_days (data_type, day) WHERE dropped_at IS NULL;

CREATE TABLE archived_instruments (
  data_type text NOT NULL,
  venue_mic text NOT NULL,
  code text COLLATE "C" NOT NULL,
  instrument_id integer NOT NULL,
  first_published_at timestamptz NOT NULL,
  CONSTRAINT archived_instruments_pkey PRIMARY KEY (data_type, venue_mic, code),
  CONSTRAINT archived_instruments_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT archived_instruments_instrument_id_fkey FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  CONSTRAINT archived_instruments_venue_mic_fkey FOREIGN KEY (venue_mic) REFERENCES venues(mic)
);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  os_user text NOT NULL,
  acted_for text,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  reason text,
  before jsonb,
  after jsonb,
  operator_id uuid,
  role text,
  request_id text,
  attempt uuid,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_action ON audit_log (action, subject);
CREATE UNIQUE INDEX audit_log_attempt ON audit_log (attempt) WHERE attempt IS NOT NULL;
CREATE TRIGGER audit_log_rows BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_only_grows();
CREATE TRIGGER audit_log_whole BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_only_grows();

CREATE TABLE catalogue_classes (
  data_type text NOT NULL,
  venue_mic text NOT NULL,
  asset_class text NOT NULL,
  sub_asset_class text NOT NULL,
  first_published_at timestamptz NOT NULL,
  last_published_at timestamptz NOT NULL,
  CONSTRAINT catalogue_classes_pkey PRIMARY KEY (data_type, venue_mic, asset_class, sub_asset_class),
  CONSTRAINT catalogue_classes_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT catalogue_classes_venue_mic_fkey FOREIGN KEY (venue_mic) REFERENCES venues(mic)
);

CREATE TABLE catalogue_instruments (
  data_type text NOT NULL,
  venue_mic text NOT NULL,
  asset_class text NOT NULL,
  sub_asset_class text NOT NULL,
  code text COLLATE "C" NOT NULL,
  instrument_id integer NOT NULL,
  description text NOT NULL,
  first_published_at timestamptz NOT NULL,
  last_published_at timestamptz NOT NULL,
  CONSTRAINT catalogue_instruments_pkey PRIMARY KEY (data_type, venue_mic, asset_class, sub_asset_class, code),
  CONSTRAINT catalogue_instruments_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT catalogue_instruments_instrument_id_fkey FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  CONSTRAINT catalogue_instruments_venue_mic_fkey FOREIGN KEY (venue_mic) REFERENCES venues(mic)
) WITH (fillfactor=80);
CREATE INDEX catalogue_instruments_instrument ON catalogue_instruments (instrument_id);
CREATE INDEX catalogue_instruments_search ON catalogue_instruments USING gin (instrument_runs((((((data_type || '/') || venue_mic) || '/') || asset_class) || '/') || sub_asset_class, lower(((code || '
') || description) COLLATE "default")));

CREATE TABLE catalogue_sources (
  data_type text NOT NULL,
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  system text NOT NULL,
  venue_mic text NOT NULL,
  first_published_at timestamptz NOT NULL,
  last_published_at timestamptz NOT NULL,
  CONSTRAINT catalogue_sources_pkey PRIMARY KEY (data_type, instrument_id, segment_mic, system),
  CONSTRAINT catalogue_sources_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT catalogue_sources_instrument_id_fkey FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  CONSTRAINT catalogue_sources_segment_mic_fkey FOREIGN KEY (segment_mic) REFERENCES segments(mic),
  CONSTRAINT catalogue_sources_venue_mic_fkey FOREIGN KEY (venue_mic) REFERENCES venues(mic)
);
CREATE INDEX catalogue_sources_segment ON catalogue_sources (segment_mic);

CREATE TABLE day_marks (
  id bigint GENERATED ALWAYS AS IDENTITY,
  venue_mic text NOT NULL,
  data_type text NOT NULL,
  day date NOT NULL,
  condition text NOT NULL,
  reason text NOT NULL,
  marked_at timestamptz NOT NULL,
  os_user text NOT NULL,
  acted_for text,
  CONSTRAINT day_marks_pkey PRIMARY KEY (id),
  CONSTRAINT day_marks_condition_check CHECK (condition IN ('available', 'degraded', 'derived')),
  CONSTRAINT day_marks_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT day_marks_reason_check CHECK (reason <> ''),
  CONSTRAINT day_marks_venue_mic_fkey FOREIGN KEY (venue_mic) REFERENCES venues(mic)
);
CREATE INDEX day_marks_day ON day_marks (day, venue_mic, data_type, id);
CREATE TRIGGER day_marks_kept BEFORE DELETE OR UPDATE ON day_marks FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER day_marks_not_emptied BEFORE TRUNCATE ON day_marks FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE displaced_sessions (
  id_hash bytea NOT NULL,
  displaced_at timestamptz NOT NULL,
  CONSTRAINT displaced_sessions_pkey PRIMARY KEY (id_hash),
  CONSTRAINT displaced_sessions_id_hash_check CHECK (octet_length(id_hash) = 32)
);
CREATE INDEX displaced_sessions_at ON displaced_sessions (displaced_at);

CREATE TABLE document_numbers (
  series text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT document_numbers_pkey PRIMARY KEY (series, year)
);

CREATE TABLE documents (
  id integer GENERATED ALWAYS AS IDENTITY,
  file_id integer NOT NULL,
  title text NOT NULL,
  position integer NOT NULL DEFAULT 100,
  CONSTRAINT documents_pkey PRIMARY KEY (id),
  CONSTRAINT documents_file_id_key UNIQUE (file_id),
  CONSTRAINT documents_file_id_fkey FOREIGN KEY (file_id) REFERENCES published_files(id)
);

CREATE TABLE entitlement_log (
  id bigint GENERATED ALWAYS AS IDENTITY,
  account_ref uuid NOT NULL,
  entitlement text NOT NULL,
  venue_mic text,
  data_type text,
  change text NOT NULL,
  starts_on date,
  ends_on date,
  purchase_id uuid,
  cause text NOT NULL,
  logged_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT entitlement_log_pkey PRIMARY KEY (id),
  CONSTRAINT entitlement_log_change_check CHECK (change IN ('gained', 'changed', 'lost', 'refunded', 'reversed', 'disputed', 'terminated', 'removed')),
  CONSTRAINT entitlement_log_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT entitlement_log_entitlement_check CHECK (entitlement IN ('subscription', 'delayed', 'live', 'slice', 'account'))
);
CREATE INDEX entitlement_log_account ON entitlement_log (account_ref, id);
CREATE TRIGGER entitlement_log_kept BEFORE DELETE OR UPDATE ON entitlement_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entitlement_log_not_emptied BEFORE TRUNCATE ON entitlement_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE entitlements (
  account_id uuid NOT NULL,
  kind text NOT NULL,
  granted_at timestamptz NOT NULL,
  CONSTRAINT entitlements_pkey PRIMARY KEY (account_id, kind),
  CONSTRAINT entitlements_kind_check CHECK (kind = 'slice'),
  CONSTRAINT entitlements_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE TRIGGER entitlements_logged AFTER INSERT OR DELETE ON entitlements FOR EACH ROW EXECUTE FUNCTION log_slice_files();
CREATE TRIGGER entitlements_told AFTER INSERT OR DELETE OR UPDATE ON entitlements FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();

CREATE TABLE failed_requests (
  reference uuid NOT NULL,
  failed_at timestamptz NOT NULL,
  method text NOT NULL,
  path text,
  operation text,
  status smallint NOT NULL,
  code text NOT NULL,
  message text NOT NULL,
  fault text,
  milliseconds integer NOT NULL,
  account_id uuid,
  key_id text,
  publisher_key_id text,
  CONSTRAINT failed_requests_pkey PRIMARY KEY (reference),
  CONSTRAINT failed_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX failed_requests_account ON failed_requests (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX failed_requests_by_time ON failed_requests (failed_at, reference);

CREATE TABLE feed_arrivals (
  data_type text NOT NULL,
  last_id bigint NOT NULL,
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  system text NOT NULL,
  first_published_at timestamptz NOT NULL,
  arrived_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT feed_arrivals_data_type_check CHECK (data_type IN ('order', 'trade'))
);
CREATE INDEX feed_arrivals_order ON feed_arrivals (data_type, last_id);
CREATE INDEX feed_arrivals_source ON feed_arrivals (instrument_id, segment_mic, system, last_id);

CREATE TABLE feed_days (
  data_type text NOT NULL,
  segment_mic text NOT NULL,
  day date NOT NULL,
  rows bigint NOT NULL,
  rejected bigint NOT NULL,
  minutes int4multirange NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT feed_days_pkey PRIMARY KEY (data_type, segment_mic, day),
  CONSTRAINT feed_days_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT feed_days_segment_mic_fkey FOREIGN KEY (segment_mic) REFERENCES segments(mic)
);
CREATE INDEX feed_days_day ON feed_days (day);

CREATE TABLE feed_files (
  id integer NOT NULL,
  data_type text NOT NULL,
  name text NOT NULL,
  taken_at timestamptz NOT NULL,
  last_published_at timestamptz NOT NULL,
  first_published_at timestamptz,
  rows bigint,
  takes_back integer,
  CONSTRAINT feed_files_pkey PRIMARY KEY (id),
  CONSTRAINT feed_files_data_type_check CHECK (data_type IN ('order', 'trade'))
);

CREATE TABLE feed_heads (
  data_type text NOT NULL,
  last_id bigint NOT NULL,
  forgotten_id bigint NOT NULL,
  summed_id bigint NOT NULL DEFAULT 0,
  CONSTRAINT feed_heads_pkey PRIMARY KEY (data_type),
  CONSTRAINT feed_heads_data_type_check CHECK (data_type IN ('order', 'trade'))
);

CREATE TABLE idempotency_keys (
  key_hash bytea NOT NULL,
  parameters_hash bytea NOT NULL,
  started_at timestamptz NOT NULL,
  held_until timestamptz,
  status integer,
  sealed_body bytea,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key_hash),
  CONSTRAINT idempotency_keys_check CHECK ((held_until IS NULL) = (status IS NOT NULL)),
  CONSTRAINT idempotency_keys_key_hash_check CHECK (octet_length(key_hash) = 32),
  CONSTRAINT idempotency_keys_parameters_hash_check CHECK (octet_length(parameters_hash) = 32)
);
CREATE INDEX idempotency_keys_started ON idempotency_keys (started_at);

CREATE TABLE instruments (
  id integer GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL,
  code_type text NOT NULL,
  asset_class text NOT NULL,
  sub_asset_class text NOT NULL,
  description text NOT NULL,
  currency text,
  CONSTRAINT instruments_pkey PRIMARY KEY (id),
  CONSTRAINT instruments_code_key UNIQUE (code),
  CONSTRAINT instruments_code_type_check CHECK (code_type IN ('ISIN', 'OTHR'))
);
CREATE INDEX instruments_code_begin ON instruments (upper(code) COLLATE "C");

CREATE TABLE invoices (
  number text NOT NULL,
  account_id uuid,
  payer_ref uuid NOT NULL,
  issued_at timestamptz NOT NULL,
  due_on date NOT NULL,
  amount integer NOT NULL,
  kind text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  months integer NOT NULL,
  cost_per_venue integer NOT NULL,
  venues jsonb NOT NULL,
  customer jsonb NOT NULL,
  seller jsonb NOT NULL,
  tax jsonb NOT NULL,
  po_number text,
  withdrawn_on date,
  settled_on date,
  transfer_reference text,
  purchase_id uuid,
  credit_number text,
  credited_on date,
  CONSTRAINT invoices_pkey PRIMARY KEY (number),
  CONSTRAINT invoices_credit_number_key UNIQUE (credit_number),
  CONSTRAINT invoices_purchase_id_key UNIQUE (purchase_id),
  CONSTRAINT invoices_amount_check CHECK (amount > 0),
  CONSTRAINT invoices_check CHECK (ends_on >= starts_on),
  CONSTRAINT invoices_check1 CHECK ((settled_on IS NULL) = (purchase_id IS NULL)),
  CONSTRAINT invoices_check2 CHECK (settled_on IS NULL OR withdrawn_on IS NULL),
  CONSTRAINT invoices_check3 CHECK ((credited_on IS NULL) = (credit_number IS NULL)),
  CONSTRAINT invoices_check4 CHECK (credited_on IS NULL OR settled_on IS NOT NULL),
  CONSTRAINT invoices_kind_check CHECK (kind IN ('signUp', 'change', 'renewal')),
  CONSTRAINT invoices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT invoices_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES purchases(id)
);
CREATE INDEX invoices_account ON invoices (account_id);
CREATE UNIQUE INDEX invoices_one_open ON invoices (account_id) WHERE settled_on IS NULL AND withdrawn_on IS NULL;
CREATE INDEX invoices_payer ON invoices (payer_ref, number);
CREATE TRIGGER invoices_kept BEFORE DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE jobs (
  name text NOT NULL,
  held_by integer,
  held_until timestamptz,
  done_for date,
  finished_at timestamptz,
  last_fault text,
  wanted_at timestamptz,
  CONSTRAINT jobs_pkey PRIMARY KEY (name)
);

CREATE TABLE late_reports (
  segment_mic text NOT NULL,
  trade_day date NOT NULL,
  last_published_at timestamptz NOT NULL,
  CONSTRAINT late_reports_pkey PRIMARY KEY (segment_mic, trade_day)
);

CREATE TABLE live_reads (
  account_ref uuid NOT NULL,
  venue_mic text NOT NULL,
  data_type text NOT NULL,
  by_key boolean NOT NULL,
  day date NOT NULL,
  reads bigint NOT NULL,
  CONSTRAINT live_reads_pkey PRIMARY KEY (account_ref, venue_mic, data_type, by_key, day),
  CONSTRAINT live_reads_data_type_check CHECK (data_type IN ('order', 'trade'))
);
CREATE INDEX live_reads_day ON live_reads (day, venue_mic);

CREATE TABLE mail_outbox (
  id uuid NOT NULL,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  created_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  held_until timestamptz,
  last_fault text,
  sealed_bodies bytea NOT NULL,
  receipt text,
  priority smallint NOT NULL DEFAULT 1,
  link_hash bytea,
  refusals integer NOT NULL DEFAULT 0,
  given_up_at timestamptz,
  CONSTRAINT mail_outbox_pkey PRIMARY KEY (id),
  CONSTRAINT mail_outbox_kind_check CHECK (kind ~ '^[a-z-]{1,40}$'),
  CONSTRAINT mail_outbox_link_hash_check CHECK (octet_length(link_hash) = 32)
);
COMMENT ON COLUMN mail_outbox.priority IS '0 security, 1 usual, 2 to many people at once; the least first.';
CREATE INDEX mail_outbox_due ON mail_outbox (priority, next_try_at);
CREATE INDEX mail_outbox_link ON mail_outbox (link_hash) WHERE link_hash IS NOT NULL;

CREATE TABLE mail_sent (
  id uuid NOT NULL,
  kind text NOT NULL,
  sent_at timestamptz NOT NULL,
  CONSTRAINT mail_sent_pkey PRIMARY KEY (id)
);
CREATE INDEX mail_sent_at ON mail_sent (sent_at);

CREATE TABLE notices_sent (
  account_id uuid NOT NULL,
  kind text NOT NULL,
  about text NOT NULL,
  sent_on date NOT NULL,
  CONSTRAINT notices_sent_pkey PRIMARY KEY (account_id, kind, about),
  CONSTRAINT notices_sent_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE open_data_due (
  data_type text NOT NULL,
  span text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT open_data_due_pkey PRIMARY KEY (data_type, span, starts_at),
  CONSTRAINT open_data_due_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT open_data_due_span_check CHECK (span IN ('minute', 'quarter', 'day'))
);

CREATE TABLE open_data_files (
  id integer GENERATED ALWAYS AS IDENTITY,
  day date NOT NULL,
  name text NOT NULL,
  data_type text NOT NULL,
  venue_mic text NOT NULL,
  span text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  format text NOT NULL,
  lines bigint NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  storage_key text NOT NULL,
  opens_at timestamptz NOT NULL,
  written_at timestamptz NOT NULL,
  packed_key text,
  packed_size bigint,
  parquet_key text,
  parquet_size bigint,
  parquet_sha256 text,
  CONSTRAINT open_data_files_pkey PRIMARY KEY (id),
  CONSTRAINT open_data_files_name_key UNIQUE (name),
  CONSTRAINT open_data_files_storage_key_key UNIQUE (storage_key),
  CONSTRAINT open_data_files_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT open_data_files_format_check CHECK (format IN ('csv', 'ndjson')),
  CONSTRAINT open_data_files_span_check CHECK (span IN ('minute', 'quarter', 'day')),
  CONSTRAINT open_data_files_venue_mic_fkey FOREIGN KEY (venue_mic) REFERENCES venues(mic)
);
CREATE INDEX open_data_files_day ON open_data_files (day);

CREATE TABLE open_data_index (
  single_row boolean NOT NULL DEFAULT true,
  made_from text NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  storage_key text NOT NULL,
  written_at timestamptz NOT NULL,
  packed_size bigint NOT NULL,
  packed_sha256 text NOT NULL,
  packed_key text NOT NULL,
  CONSTRAINT open_data_index_pkey PRIMARY KEY (single_row),
  CONSTRAINT open_data_index_single_row_check CHECK (single_row)
);

CREATE TABLE open_data_packing (
  single_row boolean NOT NULL DEFAULT true,
  begins_at timestamptz NOT NULL,
  CONSTRAINT open_data_packing_pkey PRIMARY KEY (single_row),
  CONSTRAINT open_data_packing_single_row_check CHECK (single_row)
);

CREATE TABLE open_data_progress (
  data_type text NOT NULL,
  last_id bigint NOT NULL,
  CONSTRAINT open_data_progress_pkey PRIMARY KEY (data_type),
  CONSTRAINT open_data_progress_data_type_check CHECK (data_type IN ('order', 'trade'))
);

CREATE TABLE operators (
  account_id uuid NOT NULL,
  role text NOT NULL,
  granted_at timestamptz NOT NULL,
  granted_by text NOT NULL,
  CONSTRAINT operators_pkey PRIMARY KEY (account_id, role),
  CONSTRAINT operators_role_check CHECK (role IN ('support', 'data', 'finance', 'admin')),
  CONSTRAINT operators_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE TRIGGER operators_told AFTER INSERT OR DELETE OR UPDATE ON operators FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();

CREATE TABLE order_sums (
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  system text NOT NULL,
  span text NOT NULL,
  starts_at timestamptz NOT NULL,
  settled_at timestamptz NOT NULL,
  bid_currency text,
  ask_currency text,
  reports bigint NOT NULL,
  CONSTRAINT order_sums_span_check CHECK (span IN ('hour', 'day'))
);
CREATE UNIQUE INDEX order_sums_span ON order_sums (instrument_id, segment_mic, system, span, starts_at, bid_currency, ask_currency) NULLS NOT DISTINCT;

CREATE TABLE orders (
  id bigint NOT NULL DEFAULT nextval('orders_id'),
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  system text NOT NULL,
  published_at timestamptz NOT NULL,
  level integer NOT NULL,
  orders integer,
  price numeric,
  volume numeric,
  bid_orders integer,
  bid_price numeric,
  bid_volume numeric,
  bid_currency text,
  ask_orders integer,
  ask_price numeric,
  ask_volume numeric,
  ask_currency text,
  source_file integer,
  source_line integer,
  CONSTRAINT orders_level_check CHECK (level > 0),
  CONSTRAINT orders_system_check CHECK (system IN ('RFQ', 'AUCTION', 'CLOB', 'VOICE'))
) PARTITION BY RANGE (published_at);
CREATE UNIQUE INDEX orders_identity ON ONLY orders (instrument_id, segment_mic, system, published_at, level);
CREATE INDEX orders_page ON ONLY orders (instrument_id, segment_mic, system, published_at DESC, id DESC);
CREATE INDEX orders_published ON ONLY orders USING brin (published_at, id) WITH (pages_per_range='32', autosummarize='on');

CREATE TABLE paid_flags (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  purchase_id uuid,
  venue_mic text NOT NULL,
  kind text NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  moved_on date,
  ended_on date,
  end_cause text,
  CONSTRAINT paid_flags_pkey PRIMARY KEY (id),
  CONSTRAINT paid_flags_check CHECK (ends_on >= starts_on),
  CONSTRAINT paid_flags_check1 CHECK ((ended_on IS NULL) = (end_cause IS NULL)),
  CONSTRAINT paid_flags_end_cause_check CHECK (end_cause IN ('removed', 'replaced', 'refunded', 'reversed', 'disputed')),
  CONSTRAINT paid_flags_kind_check CHECK (kind IN ('orders', 'trades')),
  CONSTRAINT paid_flags_venue_mic_check CHECK (venue_mic ~ '^[A-Z0-9]{4}$'),
  CONSTRAINT paid_flags_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT paid_flags_order_id_fkey FOREIGN KEY (purchase_id) REFERENCES purchases(id)
);
CREATE INDEX paid_flags_account ON paid_flags (account_id) WHERE ended_on IS NULL;
CREATE INDEX paid_flags_purchase ON paid_flags (purchase_id) WHERE ended_on IS NULL;
CREATE INDEX paid_flags_returned ON paid_flags (purchase_id) WHERE end_cause IN ('refunded', 'reversed', 'disputed');
CREATE INDEX paid_flags_venue ON paid_flags (venue_mic) WHERE ended_on IS NULL;
CREATE TRIGGER paid_flags_logged AFTER INSERT OR DELETE OR UPDATE ON paid_flags FOR EACH ROW EXECUTE FUNCTION log_paid_flag();
CREATE TRIGGER paid_flags_told AFTER INSERT OR DELETE OR UPDATE ON paid_flags FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();

CREATE TABLE partial_refunds (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount numeric NOT NULL,
  asked_at timestamptz NOT NULL,
  sent_at timestamptz,
  refunded_at timestamptz,
  fault text,
  CONSTRAINT partial_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT partial_refunds_amount_check CHECK (amount > 0::numeric AND scale(amount) = 2),
  CONSTRAINT partial_refunds_check CHECK (refunded_at IS NULL OR fault IS NULL),
  CONSTRAINT partial_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX partial_refunds_payment ON partial_refunds (payment_id, asked_at);
CREATE UNIQUE INDEX partial_refunds_under_way ON partial_refunds (payment_id) WHERE refunded_at IS NULL AND fault IS NULL;

CREATE TABLE payments (
  id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  amount integer NOT NULL,
  state text NOT NULL,
  provider_order_id text,
  capture_id text,
  payer_id text,
  payment_ref text,
  refusals integer NOT NULL DEFAULT 0,
  claimed_by integer,
  awaits_person boolean NOT NULL DEFAULT false,
  reversed boolean NOT NULL DEFAULT false,
  checks integer NOT NULL DEFAULT 0,
  check_at timestamptz,
  created_at timestamptz NOT NULL,
  mismatch jsonb,
  capture_sent_at timestamptz,
  captured_at timestamptz,
  dispute text,
  customer jsonb,
  refund_asked_at timestamptz,
  refund_fault text,
  method text NOT NULL DEFAULT 'provider',
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_capture_id_key UNIQUE (capture_id),
  CONSTRAINT payments_provider_order_id_key UNIQUE (provider_order_id),
  CONSTRAINT payments_amount_check CHECK (amount > 0),
  CONSTRAINT payments_check CHECK (provider_order_id IS NOT NULL OR method = 'bankTransfer' OR (state IN ('opening', 'void'))),
  CONSTRAINT payments_dispute_check CHECK (dispute IN ('open', 'won', 'lost')),
  CONSTRAINT payments_method_check CHECK (method IN ('provider', 'bankTransfer')),
  CONSTRAINT payments_state_check CHECK (state IN ('opening', 'open', 'executing', 'pending', 'captured', 'declined', 'void', 'refunded', 'stray', 'returned')),
  CONSTRAINT payments_order_id_fkey FOREIGN KEY (purchase_id) REFERENCES purchases(id)
);
CREATE INDEX payments_due_captured ON payments (check_at) WHERE check_at IS NOT NULL AND state = 'captured';
CREATE INDEX payments_due_hanging ON payments (check_at) WHERE check_at IS NOT NULL AND state <> 'captured';
CREATE UNIQUE INDEX payments_one_open ON payments (purchase_id) WHERE state IN ('opening', 'open');
CREATE UNIQUE INDEX payments_one_taken ON payments (purchase_id) WHERE state IN ('executing', 'pending', 'captured', 'refunded');
CREATE INDEX payments_purchase ON payments (purchase_id);

CREATE TABLE prices (
  applies_from date,
  noticed_on date,
  cost_per_venue integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  withdrawn_on date,
  settled boolean NOT NULL DEFAULT false,
  CONSTRAINT prices_pkey PRIMARY KEY (id),
  CONSTRAINT prices_cost_per_venue_check CHECK (cost_per_venue >= 0),
  CONSTRAINT prices_noticed CHECK ((applies_from IS NULL) = (noticed_on IS NULL))
);
CREATE UNIQUE INDEX prices_one_to_be_noticed ON prices ((true)) WHERE noticed_on IS NULL AND withdrawn_on IS NULL;

CREATE TABLE published_files (
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  name text NOT NULL,
  file_name text NOT NULL,
  media_type text NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  storage_key text NOT NULL,
  published_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CONSTRAINT published_files_pkey PRIMARY KEY (id),
  CONSTRAINT published_files_kind_name_key UNIQUE (kind, name),
  CONSTRAINT published_files_storage_key_key UNIQUE (storage_key),
  CONSTRAINT published_files_file_name_check CHECK (file_name <> ''),
  CONSTRAINT published_files_kind_check CHECK (kind IN ('reports', 'documents')),
  CONSTRAINT published_files_name_check CHECK (name ~ '^[a-z0-9][a-z0-9.-]{0,199}$'),
  CONSTRAINT published_files_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  CONSTRAINT published_files_size_check CHECK (size >= 0)
);

CREATE TABLE publisher_keys (
  id text NOT NULL,
  name text NOT NULL,
  venues text[] NOT NULL,
  secret_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT publisher_keys_pkey PRIMARY KEY (id),
  CONSTRAINT publisher_keys_check CHECK (expires_at > created_at),
  CONSTRAINT publisher_keys_id_check CHECK (id ~ '^[0-9a-f]{12}$'),
  CONSTRAINT publisher_keys_venues_check CHECK (cardinality(venues) > 0)
);

CREATE TABLE publishers (
  id integer GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL,
  name text NOT NULL,
  mic text,
  lei text,
  CONSTRAINT publishers_pkey PRIMARY KEY (id),
  CONSTRAINT publishers_type_name_key UNIQUE (type, name),
  CONSTRAINT publishers_check CHECK (type = 'IF' OR mic IS NOT NULL),
  CONSTRAINT publishers_type_check CHECK (type IN ('IF', 'TV'))
);

CREATE TABLE purchase_log (
  id bigint GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME subscription_order_log_id_seq),
  purchase_id uuid NOT NULL,
  from_state text,
  to_state text NOT NULL,
  price integer NOT NULL,
  cause text NOT NULL,
  logged_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT subscription_order_log_pkey PRIMARY KEY (id),
  CONSTRAINT subscription_order_log_order_id_fkey FOREIGN KEY (purchase_id) REFERENCES purchases(id)
);
CREATE INDEX purchase_log_purchase ON purchase_log (purchase_id, id);
CREATE TRIGGER purchase_log_kept BEFORE DELETE OR UPDATE ON purchase_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_log_not_emptied BEFORE TRUNCATE ON purchase_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE purchase_venues (
  purchase_id uuid NOT NULL,
  venue_mic text NOT NULL,
  delayed_orders boolean NOT NULL DEFAULT false,
  delayed_trades boolean NOT NULL DEFAULT false,
  realtime_orders boolean NOT NULL DEFAULT false,
  realtime_trades boolean NOT NULL DEFAULT false,
  CONSTRAINT subscription_order_venues_pkey PRIMARY KEY (purchase_id, venue_mic),
  CONSTRAINT subscription_order_venues_venue_mic_check CHECK (venue_mic ~ '^[A-Z0-9]{4}$'),
  CONSTRAINT subscription_order_venues_order_id_fkey FOREIGN KEY (purchase_id) REFERENCES purchases(id)
);

CREATE TABLE purchases (
  id uuid NOT NULL,
  account_id uuid,
  price integer NOT NULL,
  state text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  created_at timestamptz NOT NULL,
  payer_ref uuid NOT NULL,
  kind text NOT NULL DEFAULT 'signUp',
  origin text NOT NULL DEFAULT 'registration',
  priced_on date NOT NULL,
  state_cause text NOT NULL DEFAULT 'made',
  before jsonb,
  pays_for jsonb,
  CONSTRAINT subscription_orders_pkey PRIMARY KEY (id),
  CONSTRAINT subscription_orders_check CHECK (ends_on >= starts_on),
  CONSTRAINT subscription_orders_kind_check CHECK (kind IN ('signUp', 'change', 'renewal')),
  CONSTRAINT subscription_orders_origin_check CHECK (origin IN ('registration', 'person', 'autoRenewal')),
  CONSTRAINT subscription_orders_price_check CHECK (price >= 0),
  CONSTRAINT subscription_orders_state_check CHECK (state IN ('uncompleted', 'executing', 'pending', 'paid', 'cancelled', 'failed', 'refunded')),
  CONSTRAINT subscription_orders_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL
);
CREATE INDEX purchases_account ON purchases (account_id, state);
CREATE UNIQUE INDEX purchases_one_open ON purchases (account_id) WHERE state IN ('uncompleted', 'executing', 'pending');
CREATE TRIGGER purchases_guarded BEFORE INSERT OR UPDATE ON purchases FOR EACH ROW EXECUTE FUNCTION guard_purchase();
CREATE TRIGGER purchases_kept BEFORE DELETE ON purchases FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchases_logged AFTER INSERT OR UPDATE ON purchases FOR EACH ROW EXECUTE FUNCTION log_purchase();

CREATE TABLE rate_limits (
  key varchar(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);

CREATE TABLE receipt_numbers (
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT receipt_numbers_pkey PRIMARY KEY (year)
);

CREATE TABLE receipts (
  number text NOT NULL,
  purchase_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  payer_ref uuid NOT NULL,
  paid_on date NOT NULL,
  amount integer NOT NULL,
  cost_per_venue integer NOT NULL,
  flags integer NOT NULL,
  months integer NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  venues jsonb NOT NULL,
  charged_from date NOT NULL,
  charged_to date NOT NULL,
  seller jsonb,
  tax jsonb,
  CONSTRAINT receipts_pkey PRIMARY KEY (number),
  CONSTRAINT receipts_order_id_key UNIQUE (purchase_id),
  CONSTRAINT receipts_payment_id_key UNIQUE (payment_id),
  CONSTRAINT receipts_amount_check CHECK (amount > 0),
  CONSTRAINT receipts_order_id_fkey FOREIGN KEY (purchase_id) REFERENCES purchases(id),
  CONSTRAINT receipts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX receipts_payer ON receipts (payer_ref, number);
CREATE TRIGGER receipts_kept BEFORE DELETE OR UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE refunds (
  purchase_id uuid NOT NULL,
  refunded_on date NOT NULL,
  cause text NOT NULL,
  CONSTRAINT refunds_pkey PRIMARY KEY (purchase_id),
  CONSTRAINT refunds_cause_check CHECK (cause IN ('refunded', 'reversed')),
  CONSTRAINT refunds_order_id_fkey FOREIGN KEY (purchase_id) REFERENCES purchases(id)
);
CREATE TRIGGER refunds_kept BEFORE DELETE OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE rejected_files (
  number integer NOT NULL,
  data_type text NOT NULL,
  name text NOT NULL,
  sender text NOT NULL,
  received_at timestamptz NOT NULL,
  lines integer NOT NULL,
  rejected integer NOT NULL,
  is_taken boolean NOT NULL,
  is_complete boolean NOT NULL,
  header text,
  size integer NOT NULL,
  CONSTRAINT rejected_files_pkey PRIMARY KEY (number),
  CONSTRAINT rejected_files_data_type_check CHECK (data_type IN ('order', 'trade'))
);
CREATE INDEX rejected_files_received_at ON rejected_files (received_at);
CREATE INDEX rejected_files_sender ON rejected_files (sender, name);

CREATE TABLE rejected_lines (
  file integer NOT NULL,
  position integer NOT NULL,
  line integer NOT NULL,
  field text NOT NULL,
  value text,
  reason text NOT NULL,
  text text NOT NULL,
  CONSTRAINT rejected_lines_pkey PRIMARY KEY (file, "position"),
  CONSTRAINT rejected_lines_file_fkey FOREIGN KEY (file) REFERENCES rejected_files(number) ON DELETE CASCADE
);

CREATE TABLE removals (
  subject text NOT NULL,
  requested_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  CONSTRAINT removals_pkey PRIMARY KEY (subject)
);

CREATE TABLE replica_proofs (
  proof uuid NOT NULL,
  written_at timestamptz NOT NULL,
  CONSTRAINT replica_proofs_pkey PRIMARY KEY (proof)
);

CREATE TABLE report_files (
  id integer GENERATED ALWAYS AS IDENTITY,
  report_id integer NOT NULL,
  file_id integer NOT NULL,
  title text NOT NULL,
  segment_mic text,
  segment_name text,
  segment_description text,
  rts28 jsonb,
  CONSTRAINT report_files_pkey PRIMARY KEY (id),
  CONSTRAINT report_files_file_id_key UNIQUE (file_id),
  CONSTRAINT report_files_check CHECK (segment_mic IS NOT NULL OR segment_name IS NULL AND segment_description IS NULL),
  CONSTRAINT report_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES published_files(id),
  CONSTRAINT report_files_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id)
);
CREATE INDEX report_files_report ON report_files (report_id);

CREATE TABLE reports (
  id integer GENERATED ALWAYS AS IDENTITY,
  publisher_id integer NOT NULL,
  report_date date NOT NULL,
  CONSTRAINT reports_pkey PRIMARY KEY (id),
  CONSTRAINT reports_publisher_id_report_date_key UNIQUE (publisher_id, report_date),
  CONSTRAINT reports_publisher_id_fkey FOREIGN KEY (publisher_id) REFERENCES publishers(id)
);

CREATE TABLE restore_tokens (
  account_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  issued_at timestamptz NOT NULL,
  answers integer NOT NULL DEFAULT 0,
  held_until timestamptz,
  state_token bytea,
  state_token_hash bytea,
  question text,
  registration_id uuid,
  sealed_registration bytea,
  asked boolean NOT NULL DEFAULT false,
  CONSTRAINT restore_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT restore_tokens_registration_id_key UNIQUE (registration_id),
  CONSTRAINT restore_tokens_check CHECK ((state_token IS NULL) = (question IS NULL)),
  CONSTRAINT restore_tokens_check1 CHECK ((registration_id IS NULL) = (sealed_registration IS NULL)),
  CONSTRAINT restore_tokens_token_hash_check CHECK (octet_length(token_hash) = 32),
  CONSTRAINT restore_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX restore_tokens_account ON restore_tokens (account_id);
CREATE UNIQUE INDEX restore_tokens_asked ON restore_tokens (account_id) WHERE registration_id IS NULL;
CREATE INDEX restore_tokens_issued ON restore_tokens (issued_at);
CREATE INDEX restore_tokens_state ON restore_tokens (state_token_hash);

CREATE TABLE saved_views (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  selection jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  removed_at timestamptz,
  CONSTRAINT saved_views_pkey PRIMARY KEY (account_id, id),
  CONSTRAINT saved_views_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  CONSTRAINT saved_views_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (account_id, lower(name)) WHERE removed_at IS NULL;

CREATE TABLE segments (
  mic text NOT NULL,
  venue_mic text NOT NULL,
  operating_mic text NOT NULL,
  name text NOT NULL,
  system text,
  CONSTRAINT segments_pkey PRIMARY KEY (mic),
  CONSTRAINT segments_mic_check CHECK (mic ~ '^[A-Z0-9]{4}$'),
  CONSTRAINT segments_venue_mic_fkey FOREIGN KEY (venue_mic) REFERENCES venues(mic)
);

CREATE TABLE sessions (
  id_hash bytea NOT NULL,
  account_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  factor_at timestamptz,
  browser text,
  CONSTRAINT sessions_pkey PRIMARY KEY (id_hash),
  CONSTRAINT sessions_id_hash_check CHECK (octet_length(id_hash) = 32),
  CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX sessions_account ON sessions (account_id);
CREATE INDEX sessions_last_seen ON sessions (last_seen_at);
CREATE TRIGGER sessions_told AFTER DELETE OR UPDATE OF account_id, created_at, confirmed_at, factor_at ON sessions FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();

CREATE TABLE sign_ins (
  id_hash bytea NOT NULL,
  nonce text NOT NULL,
  expected_subject text NOT NULL,
  started_at timestamptz NOT NULL,
  by_factor boolean NOT NULL DEFAULT false,
  CONSTRAINT sign_ins_pkey PRIMARY KEY (id_hash),
  CONSTRAINT sign_ins_id_hash_check CHECK (octet_length(id_hash) = 32)
);
CREATE INDEX sign_ins_started ON sign_ins (started_at);

CREATE TABLE silences (
  id bigint GENERATED ALWAYS AS IDENTITY,
  data_type text NOT NULL,
  segment_mic text NOT NULL,
  since timestamptz NOT NULL,
  limit_minutes integer NOT NULL,
  noticed_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT silences_pkey PRIMARY KEY (id),
  CONSTRAINT silences_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT silences_segment_mic_fkey FOREIGN KEY (segment_mic) REFERENCES segments(mic)
);
CREATE UNIQUE INDEX silences_open ON silences (data_type, segment_mic) WHERE ended_at IS NULL;

CREATE TABLE subscription_terms (
  id bigint GENERATED ALWAYS AS IDENTITY,
  account_id uuid NOT NULL,
  purchase_id uuid,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  live boolean NOT NULL,
  ended_on date,
  CONSTRAINT subscription_terms_pkey PRIMARY KEY (id),
  CONSTRAINT subscription_terms_order_id_key UNIQUE (purchase_id),
  CONSTRAINT subscription_terms_check CHECK (ends_on >= starts_on),
  CONSTRAINT subscription_terms_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT subscription_terms_order_id_fkey FOREIGN KEY (purchase_id) REFERENCES purchases(id)
);
CREATE INDEX subscription_terms_account ON subscription_terms (account_id, id) WHERE ended_on IS NULL;

CREATE TABLE subscription_venues (
  account_id uuid NOT NULL,
  venue_mic text NOT NULL,
  delayed_orders boolean NOT NULL DEFAULT false,
  delayed_trades boolean NOT NULL DEFAULT false,
  CONSTRAINT subscription_venues_pkey PRIMARY KEY (account_id, venue_mic),
  CONSTRAINT subscription_venues_venue_mic_check CHECK (venue_mic ~ '^[A-Z0-9]{4}$'),
  CONSTRAINT subscription_venues_account_id_fkey FOREIGN KEY (account_id) REFERENCES subscriptions(account_id) ON DELETE CASCADE
);
COMMENT ON COLUMN subscription_venues.delayed_orders IS 'Subscribed to, at least delayed; in real time while a paid flag covers it.';
CREATE TRIGGER subscription_venues_logged AFTER INSERT OR DELETE OR UPDATE ON subscription_venues FOR EACH ROW EXECUTE FUNCTION log_delayed_venue();
CREATE TRIGGER subscription_venues_told AFTER INSERT OR DELETE OR UPDATE ON subscription_venues FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();

CREATE TABLE subscriptions (
  account_id uuid NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  live boolean NOT NULL DEFAULT false,
  auto_renewal boolean NOT NULL DEFAULT true,
  terminated_on date,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (account_id),
  CONSTRAINT subscriptions_check CHECK (ends_on >= starts_on),
  CONSTRAINT subscriptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
COMMENT ON COLUMN subscriptions.live IS 'A live term was paid for: what is added within the term costs the months that are left.';
CREATE TRIGGER subscriptions_logged AFTER INSERT OR DELETE OR UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION log_subscription();
CREATE TRIGGER subscriptions_told AFTER INSERT OR DELETE OR UPDATE OF starts_on, ends_on ON subscriptions FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();

CREATE TABLE sums_due (
  data_type text NOT NULL,
  segment_mic text NOT NULL,
  span text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  arrived_id bigint NOT NULL,
  CONSTRAINT sums_due_pkey PRIMARY KEY (data_type, segment_mic, span, starts_at),
  CONSTRAINT sums_due_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT sums_due_span_check CHECK (span IN ('hour', 'day'))
);

CREATE TABLE terms_versions (
  id integer GENERATED ALWAYS AS IDENTITY,
  version text NOT NULL,
  effective_on date NOT NULL,
  content text NOT NULL,
  sha256 text NOT NULL,
  published_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CONSTRAINT terms_versions_pkey PRIMARY KEY (id),
  CONSTRAINT terms_versions_version_key UNIQUE (version)
);

CREATE TABLE trade_sums (
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  span text NOT NULL,
  starts_at timestamptz NOT NULL,
  settled_at timestamptz NOT NULL,
  price_unit text,
  quantity_unit text,
  notional_currency text,
  reports bigint NOT NULL,
  without_volume bigint NOT NULL,
  without_notional bigint NOT NULL,
  quantity numeric NOT NULL,
  notional numeric NOT NULL,
  high numeric,
  low numeric,
  value numeric,
  valued numeric,
  CONSTRAINT trade_sums_span_check CHECK (span IN ('hour', 'day'))
);
CREATE UNIQUE INDEX trade_sums_span ON trade_sums (instrument_id, segment_mic, span, starts_at, price_unit, quantity_unit, notional_currency) NULLS NOT DISTINCT;
CREATE INDEX trade_sums_without_figures ON trade_sums (starts_at, segment_mic) WHERE value IS NULL;

CREATE TABLE trades (
  id bigint NOT NULL DEFAULT nextval('trades_id'),
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  transaction_id text NOT NULL,
  trade_day date NOT NULL,
  kind text NOT NULL,
  published_at timestamptz NOT NULL,
  traded_at timestamptz NOT NULL,
  price numeric,
  missing_price text,
  price_condition text,
  price_notation text,
  currency text,
  price_major_currency text,
  volume numeric,
  measurement_unit text,
  measured_quantity numeric,
  notional_amount numeric,
  notional_currency text,
  emission_type text,
  third_country_venue text,
  cleared boolean,
  flags text[] NOT NULL DEFAULT '{}',
  source_file integer,
  source_line integer,
  has_other_reports boolean,
  CONSTRAINT trades_check CHECK (traded_at <= published_at),
  CONSTRAINT trades_kind_check CHECK (kind IN ('New', 'Cancelled', 'Amended'))
) PARTITION BY RANGE (published_at);
CREATE UNIQUE INDEX trades_identity ON ONLY trades (segment_mic, trade_day, transaction_id, kind, published_at);
CREATE INDEX trades_page ON ONLY trades (instrument_id, segment_mic, published_at DESC, id DESC);
CREATE INDEX trades_published ON ONLY trades USING brin (published_at, id) WITH (pages_per_range='32', autosummarize='on');
CREATE TRIGGER trades_late_reports AFTER INSERT ON trades FOR EACH ROW WHEN (new.published_at >= ((new.trade_day + 35)::timestamp AT TIME ZONE 'UTC')) EXECUTE FUNCTION note_late_report();
CREATE TRIGGER trades_other_reports AFTER INSERT ON trades FOR EACH ROW WHEN (new.has_other_reports IS NOT FALSE) EXECUTE FUNCTION note_other_report();

CREATE TABLE trading_calendars (
  mic text NOT NULL,
  calendar jsonb NOT NULL,
  loaded_at timestamptz NOT NULL,
  CONSTRAINT trading_calendars_pkey PRIMARY KEY (mic),
  CONSTRAINT trading_calendars_mic_fkey FOREIGN KEY (mic) REFERENCES segments(mic)
);

CREATE TABLE trusted_browsers (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  browser text,
  trusted_since timestamptz NOT NULL,
  last_sign_in_at timestamptz NOT NULL,
  CONSTRAINT trusted_browsers_pkey PRIMARY KEY (id),
  CONSTRAINT trusted_browsers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX trusted_browsers_account ON trusted_browsers (account_id, last_sign_in_at);
CREATE INDEX trusted_browsers_last_sign_in ON trusted_browsers (last_sign_in_at);

CREATE TABLE venues (
  mic text NOT NULL,
  venue_id integer NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  venue_group_id integer NOT NULL,
  location text NOT NULL,
  country text NOT NULL,
  city text NOT NULL,
  legal_entity text,
  lei text NOT NULL,
  has_orders boolean NOT NULL,
  has_trades boolean NOT NULL,
  CONSTRAINT venues_pkey PRIMARY KEY (mic),
  CONSTRAINT venues_venue_id_key UNIQUE (venue_id),
  CONSTRAINT venues_mic_check CHECK (mic ~ '^[A-Z0-9]{4}$')
);

CREATE TABLE view_alert_events (
  id bigint GENERATED ALWAYS AS IDENTITY,
  account_id uuid NOT NULL,
  alert_id uuid NOT NULL,
  happened_at timestamptz NOT NULL,
  kind text NOT NULL,
  found bigint NOT NULL,
  rows jsonb NOT NULL,
  is_read boolean NOT NULL DEFAULT false,
  silence jsonb,
  CONSTRAINT view_alert_events_pkey PRIMARY KEY (id),
  CONSTRAINT view_alert_events_kind_check CHECK (kind IN ('met', 'rightLost', 'silent', 'silenceOver')),
  CONSTRAINT view_alert_events_account_id_alert_id_fkey FOREIGN KEY (account_id, alert_id) REFERENCES view_alerts(account_id, id) ON DELETE CASCADE
);
CREATE INDEX view_alert_events_account ON view_alert_events (account_id, id);
CREATE INDEX view_alert_events_alert ON view_alert_events (account_id, alert_id, id);

CREATE TABLE view_alert_mails (
  account_id uuid NOT NULL,
  sent_at timestamptz NOT NULL,
  CONSTRAINT view_alert_mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX view_alert_mails_account ON view_alert_mails (account_id, sent_at);

CREATE TABLE view_alerts (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  view_id uuid NOT NULL,
  condition jsonb NOT NULL,
  by_mail boolean NOT NULL,
  made_at timestamptz NOT NULL,
  state text NOT NULL,
  data_type text NOT NULL,
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  system text NOT NULL,
  position_at timestamptz NOT NULL,
  position_id bigint NOT NULL,
  look_at timestamptz NOT NULL,
  mail_at timestamptz,
  mailed_at timestamptz,
  waiting bigint NOT NULL DEFAULT 0,
  mailed_event bigint NOT NULL DEFAULT 0,
  silent_since timestamptz,
  since_opening boolean,
  CONSTRAINT view_alerts_pkey PRIMARY KEY (account_id, id),
  CONSTRAINT view_alerts_data_type_check CHECK (data_type IN ('order', 'trade')),
  CONSTRAINT view_alerts_state_check CHECK (state IN ('on', 'off', 'mailOff', 'rightLost', 'viewChanged')),
  CONSTRAINT view_alerts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT view_alerts_account_id_view_id_fkey FOREIGN KEY (account_id, view_id) REFERENCES saved_views(account_id, id) ON DELETE CASCADE
);
CREATE INDEX view_alerts_look ON view_alerts (look_at) WHERE state = 'on';
CREATE INDEX view_alerts_mail ON view_alerts (mail_at) WHERE mail_at IS NOT NULL;
CREATE INDEX view_alerts_source ON view_alerts (instrument_id, segment_mic, system) WHERE state = 'on';
CREATE INDEX view_alerts_view ON view_alerts (account_id, view_id);

CREATE TABLE watched_instruments (
  account_id uuid NOT NULL,
  instrument_id integer NOT NULL,
  watched_since timestamptz NOT NULL,
  CONSTRAINT watched_instruments_pkey PRIMARY KEY (account_id, instrument_id),
  CONSTRAINT watched_instruments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT watched_instruments_instrument_id_fkey FOREIGN KEY (instrument_id) REFERENCES instruments(id)
);

CREATE TABLE webhook_events (
  id text NOT NULL,
  type text NOT NULL,
  payment_id uuid,
  received_at timestamptz NOT NULL,
  CONSTRAINT webhook_events_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX webhook_events_received ON webhook_events (received_at);

CREATE TABLE write_probe (
  single_row boolean NOT NULL DEFAULT true,
  written_at timestamptz NOT NULL,
  CONSTRAINT write_probe_pkey PRIMARY KEY (single_row),
  CONSTRAINT write_probe_single_row_check CHECK (single_row)
);

CREATE FUNCTION audit_log_only_grows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log only grows';
end $function$;

CREATE FUNCTION guard_purchase()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'uncompleted' THEN
      RAISE EXCEPTION 'a purchase begins uncompleted' USING ERRCODE = 'check_violation';
    END IF;
    NEW.payer_ref := (SELECT payer_ref FROM accounts WHERE id = NEW.account_id);
    NEW.priced_on := coalesce(NEW.priced_on, NEW.created_at::date);
    RETURN NEW;
  END IF;
  IF NEW.id <> OLD.id OR NEW.payer_ref <> OLD.payer_ref OR NEW.created_at <> OLD.created_at
     OR (NEW.account_id IS DISTINCT FROM OLD.account_id AND NEW.account_id IS NOT NULL) THEN
    RAISE EXCEPTION 'a purchase keeps its owner' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.price <> OLD.price AND (OLD.state <> 'uncompleted' OR NEW.state <> 'uncompleted') THEN
    RAISE EXCEPTION 'the price of a purchase in state % is fixed', OLD.state USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state <> OLD.state AND NOT (OLD.state, NEW.state) IN (
    ('uncompleted', 'executing'), ('uncompleted', 'cancelled'),
    ('executing', 'paid'), ('executing', 'pending'), ('executing', 'uncompleted'),
    ('pending', 'paid'), ('pending', 'failed'), ('paid', 'refunded')
  ) THEN
    RAISE EXCEPTION 'a purchase does not go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $function$;

CREATE FUNCTION instrument_runs(list text, content text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (ARRAY[list] || ARRAY(SELECT DISTINCT substr(instrument_runs.content, start.start, size.size) AS substr FROM generate_series(1, 3) size(size), LATERAL generate_series(1, ((length(instrument_runs.content) - size.size) + 1)) start(start)));

CREATE FUNCTION log_delayed_venue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  had_orders boolean := TG_OP <> 'INSERT' AND OLD.delayed_orders;
  had_trades boolean := TG_OP <> 'INSERT' AND OLD.delayed_trades;
  has_orders boolean := TG_OP <> 'DELETE' AND NEW.delayed_orders;
  has_trades boolean := TG_OP <> 'DELETE' AND NEW.delayed_trades;
  account uuid := coalesce(NEW.account_id, OLD.account_id);
  venue text := coalesce(NEW.venue_mic, OLD.venue_mic);
BEGIN
  IF had_orders <> has_orders THEN
    PERFORM log_entitlement(account, 'delayed', venue, 'order', CASE WHEN has_orders THEN 'gained' ELSE 'lost' END,
      NULL, NULL, NULL);
  END IF;
  IF had_trades <> has_trades THEN
    PERFORM log_entitlement(account, 'delayed', venue, 'trade', CASE WHEN has_trades THEN 'gained' ELSE 'lost' END,
      NULL, NULL, NULL);
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION log_entitlement(account uuid, entitlement text, venue text, data_type text, change text, starts_on date, ends_on date, purchase uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO entitlement_log (account_ref, entitlement, venue_mic, data_type, change, starts_on, ends_on, purchase_id, cause)
  SELECT a.payer_ref, $2, $3, $4, $5, $6, $7, $8,
    coalesce(nullif(current_setting('daylight.cause', true), ''), 'SQL by ' || session_user)
  FROM accounts a WHERE a.id = $1
$function$;

CREATE FUNCTION log_paid_flag()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM log_entitlement(NEW.account_id, 'live', NEW.venue_mic, rtrim(NEW.kind, 's'), 'gained',
      NEW.starts_on, NEW.ends_on, NEW.purchase_id);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM log_entitlement(OLD.account_id, 'live', OLD.venue_mic, rtrim(OLD.kind, 's'), 'lost',
      OLD.starts_on, OLD.ends_on, OLD.purchase_id);
  ELSIF NEW.ended_on IS NOT NULL THEN
    IF OLD.ended_on IS NULL THEN
      PERFORM log_entitlement(NEW.account_id, 'live', NEW.venue_mic, rtrim(NEW.kind, 's'),
        CASE WHEN NEW.end_cause IN ('refunded', 'reversed', 'disputed') THEN NEW.end_cause ELSE 'lost' END,
        NEW.starts_on, NEW.ended_on, NEW.purchase_id);
    END IF;
  ELSIF (NEW.venue_mic, NEW.kind) <> (OLD.venue_mic, OLD.kind) THEN
    PERFORM log_entitlement(OLD.account_id, 'live', OLD.venue_mic, rtrim(OLD.kind, 's'), 'lost',
      OLD.starts_on, NEW.moved_on, OLD.purchase_id);
    PERFORM log_entitlement(NEW.account_id, 'live', NEW.venue_mic, rtrim(NEW.kind, 's'), 'gained',
      NEW.moved_on, NEW.ends_on, NEW.purchase_id);
  ELSIF (NEW.starts_on, NEW.ends_on, OLD.ended_on) IS DISTINCT FROM (OLD.starts_on, OLD.ends_on, NULL) THEN
    PERFORM log_entitlement(NEW.account_id, 'live', NEW.venue_mic, rtrim(NEW.kind, 's'), 'changed',
      NEW.starts_on, NEW.ends_on, NEW.purchase_id);
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION log_purchase()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO purchase_log (purchase_id, from_state, to_state, price, cause)
      VALUES (NEW.id, NULL, NEW.state, NEW.price, NEW.state_cause);
  ELSIF NEW.state <> OLD.state OR NEW.price <> OLD.price THEN
    INSERT INTO purchase_log (purchase_id, from_state, to_state, price, cause)
      VALUES (NEW.id, OLD.state, NEW.state, NEW.price, NEW.state_cause);
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION log_removed_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM log_entitlement(OLD.id, 'account', NULL, NULL, 'removed', NULL, NULL, NULL);
  RETURN OLD;
END $function$;

CREATE FUNCTION log_slice_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM log_entitlement(coalesce(NEW.account_id, OLD.account_id), coalesce(NEW.kind, OLD.kind), NULL, NULL,
    CASE TG_OP WHEN 'INSERT' THEN 'gained' ELSE 'lost' END, NULL, NULL, NULL);
  RETURN NULL;
END $function$;

CREATE FUNCTION log_subscription()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM log_entitlement(NEW.account_id, 'subscription', NULL, NULL, 'gained', NEW.starts_on, NEW.ends_on, NULL);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM log_entitlement(OLD.account_id, 'subscription', NULL, NULL, 'lost', OLD.starts_on, OLD.ends_on, NULL);
  ELSIF OLD.terminated_on IS NULL AND NEW.terminated_on IS NOT NULL THEN
    PERFORM log_entitlement(NEW.account_id, 'subscription', NULL, NULL, 'terminated', NEW.starts_on, NEW.ends_on, NULL);
  ELSIF (NEW.starts_on, NEW.ends_on, NEW.terminated_on) IS DISTINCT FROM (OLD.starts_on, OLD.ends_on, OLD.terminated_on) THEN
    PERFORM log_entitlement(NEW.account_id, 'subscription', NULL, NULL, 'changed', NEW.starts_on, NEW.ends_on, NULL);
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION note_late_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO late_reports AS l VALUES (NEW.segment_mic, NEW.trade_day, NEW.published_at)
  ON CONFLICT (segment_mic, trade_day) DO UPDATE SET last_published_at = excluded.last_published_at
  WHERE l.last_published_at < excluded.last_published_at;
  RETURN NULL;
END
$function$;

CREATE FUNCTION note_other_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  UPDATE trades t SET has_other_reports = true
  WHERE t.segment_mic = NEW.segment_mic AND t.trade_day = NEW.trade_day AND t.transaction_id = NEW.transaction_id
    AND t.published_at >= NEW.trade_day::timestamp AT TIME ZONE 'UTC'
    AND (t.kind <> NEW.kind OR t.published_at <> NEW.published_at) AND t.has_other_reports IS NOT TRUE;
  RETURN NULL;
END
$function$;

CREATE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $function$;

CREATE FUNCTION subscribed_venues(uuid, date)
 RETURNS TABLE(venue_mic text, delayed_orders boolean, delayed_trades boolean, realtime_orders boolean, realtime_trades boolean)
 LANGUAGE sql
 STABLE
AS $function$
    SELECT venue_mic, coalesce(v.delayed_orders, false) AND NOT coalesce(f.orders, false),
      coalesce(v.delayed_trades, false) AND NOT coalesce(f.trades, false), coalesce(f.orders, false), coalesce(f.trades, false)
    FROM (SELECT * FROM subscription_venues WHERE account_id = $1) v
    FULL JOIN (
      SELECT p.venue_mic, bool_or(p.kind = 'orders') AS orders, bool_or(p.kind = 'trades') AS trades
      FROM paid_flags p JOIN subscriptions s USING (account_id)
      -- After the end of the term its flags go on until access is suspended.
      WHERE p.account_id = $1 AND p.ended_on IS NULL AND p.starts_on <= $2
        AND (p.ends_on IS NULL OR p.ends_on >= least($2, s.ends_on))
      GROUP BY p.venue_mic) f USING (venue_mic)
  $function$;

CREATE FUNCTION tell_rights()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('daylight_rights', '');
  RETURN NULL;
END
$function$;
