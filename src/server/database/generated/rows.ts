// Made by "npm run schema" of what the scripts of migrations/ make. Do not edit.

export type AccountEventsRow = {
  readonly id: string;
  readonly account_id: string;
  readonly at: string;
  readonly kind: string;
  readonly about: string | null;
  readonly browser: string | null;
};

export type AccountTasksRow = {
  readonly id: string;
  readonly kind: 'registration' | 'restore-mail' | 'sign-in-alarm' | 'password-set';
  readonly subject_key: Buffer;
  readonly sealed: Buffer;
  readonly created_at: string;
  readonly next_try_at: string;
  readonly tries: number;
  readonly held_until: string | null;
  readonly last_fault: string | null;
};

export type AccountsRow = {
  readonly id: string;
  readonly subject: string;
  readonly email: string;
  readonly created_at: string;
  readonly country: string | null;
  readonly payer_ref: string;
  readonly terms_version: string | null;
  readonly tax_number: string | null;
  /** Security time; null: no password was ever set, as far as is known here. */
  readonly password_set_at: string | null;
  /** The registration that counts; null: the one that made the account, which has its id. */
  readonly registration_id: string | null;
  readonly suspended_at: string | null;
  readonly closes_on: string | null;
  readonly factor_ends_on: string | null;
};

export type ApiKeyNetworksRow = {
  readonly key_id: string;
  readonly day: string;
  readonly network_hash: string;
};

export type ApiKeyUsageRow = {
  readonly key_id: string;
  readonly day: string;
  readonly requests: string;
  readonly rows: string;
};

export type ApiKeysRow = {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly secret_hash: Buffer;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string | null;
  readonly ended_at: string | null;
  readonly end_cause: 'revoked' | 'networks' | null;
};

export type ArchivedChangesRow = {
  readonly archived_day: string;
  readonly segment_mic: string;
  readonly trade_day: string;
  readonly transaction_id: string;
  readonly instrument_id: number;
  readonly published_at: string;
};

export type ArchivedCompletionsRow = {
  readonly archived_day: string;
  readonly segment_mic: string;
  readonly trade_day: string;
  readonly transaction_id: string;
  readonly instrument_id: number;
  readonly published_at: string;
};

export type ArchivedDaysRow = {
  readonly id: string;
  readonly data_type: 'order' | 'trade';
  readonly day: string;
  readonly storage_key: string;
  readonly rows: string;
  readonly last_id: string;
  readonly hash_sum: string;
  readonly size: string | null;
  readonly sha256: string | null;
  readonly dropped_at: string | null;
};

export type ArchivedInstrumentsRow = {
  readonly data_type: 'order' | 'trade';
  readonly venue_mic: string;
  readonly code: string;
  readonly instrument_id: number;
  readonly first_published_at: string;
};

export type AuditLogRow = {
  readonly id: string;
  readonly at: string;
  readonly os_user: string;
  readonly acted_for: string | null;
  readonly action: string;
  readonly subject: string;
  readonly details: unknown;
  readonly reason: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly operator_id: string | null;
  readonly role: string | null;
  readonly request_id: string | null;
  readonly attempt: string | null;
};

export type CatalogueClassesRow = {
  readonly data_type: 'order' | 'trade';
  readonly venue_mic: string;
  readonly asset_class: string;
  readonly sub_asset_class: string;
  readonly first_published_at: string;
  readonly last_published_at: string;
};

export type CatalogueInstrumentsRow = {
  readonly data_type: 'order' | 'trade';
  readonly venue_mic: string;
  readonly asset_class: string;
  readonly sub_asset_class: string;
  readonly code: string;
  readonly instrument_id: number;
  readonly description: string;
  readonly first_published_at: string;
  readonly last_published_at: string;
};

export type CatalogueSourcesRow = {
  readonly data_type: 'order' | 'trade';
  readonly instrument_id: number;
  readonly segment_mic: string;
  readonly system: string;
  readonly venue_mic: string;
  readonly first_published_at: string;
  readonly last_published_at: string;
};

export type DayMarksRow = {
  readonly id: string;
  readonly venue_mic: string;
  readonly data_type: 'order' | 'trade';
  readonly day: string;
  readonly condition: 'available' | 'degraded' | 'derived';
  readonly reason: string;
  readonly marked_at: string;
  readonly os_user: string;
  readonly acted_for: string | null;
};

export type DisplacedSessionsRow = {
  readonly id_hash: Buffer;
  readonly displaced_at: string;
};

export type DocumentNumbersRow = {
  readonly series: string;
  readonly year: number;
  readonly last: number;
};

export type DocumentsRow = {
  readonly id: number;
  readonly file_id: number;
  readonly title: string;
  readonly position: number;
};

export type EntitlementLogRow = {
  readonly id: string;
  readonly account_ref: string;
  readonly entitlement: 'subscription' | 'delayed' | 'live' | 'slice' | 'account';
  readonly venue_mic: string | null;
  readonly data_type: 'order' | 'trade' | null;
  readonly change: 'gained' | 'changed' | 'lost' | 'refunded' | 'reversed' | 'disputed' | 'terminated' | 'removed';
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly purchase_id: string | null;
  readonly cause: string;
  readonly logged_at: string;
};

export type EntitlementsRow = {
  readonly account_id: string;
  readonly kind: 'slice';
  readonly granted_at: string;
};

export type FailedRequestsRow = {
  readonly reference: string;
  readonly failed_at: string;
  readonly method: string;
  readonly path: string | null;
  readonly operation: string | null;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fault: string | null;
  readonly milliseconds: number;
  readonly account_id: string | null;
  readonly key_id: string | null;
  readonly publisher_key_id: string | null;
};

export type FeedArrivalsRow = {
  readonly data_type: 'order' | 'trade';
  readonly last_id: string;
  readonly instrument_id: number;
  readonly segment_mic: string;
  readonly system: string;
  readonly first_published_at: string;
  readonly arrived_at: string;
};

export type FeedDaysRow = {
  readonly data_type: 'order' | 'trade';
  readonly segment_mic: string;
  readonly day: string;
  readonly rows: string;
  readonly rejected: string;
  readonly minutes: string;
  readonly changed_at: string;
};

export type FeedFilesRow = {
  readonly id: number;
  readonly data_type: 'order' | 'trade';
  readonly name: string;
  readonly taken_at: string;
  readonly last_published_at: string;
  readonly first_published_at: string | null;
  readonly rows: string | null;
  readonly takes_back: number | null;
};

export type FeedHeadsRow = {
  readonly data_type: 'order' | 'trade';
  readonly last_id: string;
  readonly forgotten_id: string;
  readonly summed_id: string;
};

export type IdempotencyKeysRow = {
  readonly key_hash: Buffer;
  readonly parameters_hash: Buffer;
  readonly started_at: string;
  readonly held_until: string | null;
  readonly status: number | null;
  readonly sealed_body: Buffer | null;
};

export type InstrumentsRow = {
  readonly id: number;
  readonly code: string;
  readonly code_type: 'ISIN' | 'OTHR';
  readonly asset_class: string;
  readonly sub_asset_class: string;
  readonly description: string;
  readonly currency: string | null;
};

export type InvoicesRow = {
  readonly number: string;
  readonly account_id: string | null;
  readonly payer_ref: string;
  readonly issued_at: string;
  readonly due_on: string;
  readonly amount: number;
  readonly kind: 'signUp' | 'change' | 'renewal';
  readonly starts_on: string;
  readonly ends_on: string;
  readonly months: number;
  readonly cost_per_venue: number;
  readonly venues: unknown;
  readonly customer: unknown;
  readonly seller: unknown;
  readonly tax: unknown;
  readonly po_number: string | null;
  readonly withdrawn_on: string | null;
  readonly settled_on: string | null;
  readonly transfer_reference: string | null;
  readonly purchase_id: string | null;
  readonly credit_number: string | null;
  readonly credited_on: string | null;
};

export type JobsRow = {
  readonly name: string;
  readonly held_by: number | null;
  readonly held_until: string | null;
  readonly done_for: string | null;
  readonly finished_at: string | null;
  readonly last_fault: string | null;
  readonly wanted_at: string | null;
};

export type LateReportsRow = {
  readonly segment_mic: string;
  readonly trade_day: string;
  readonly last_published_at: string;
};

export type LiveReadsRow = {
  readonly account_ref: string;
  readonly venue_mic: string;
  readonly data_type: 'order' | 'trade';
  readonly by_key: boolean;
  readonly day: string;
  readonly reads: string;
};

export type MailOutboxRow = {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly created_at: string;
  readonly next_try_at: string;
  readonly tries: number;
  readonly held_until: string | null;
  readonly last_fault: string | null;
  readonly sealed_bodies: Buffer;
  readonly receipt: string | null;
  /** 0 security, 1 usual, 2 to many people at once; the least first. */
  readonly priority: number;
  readonly link_hash: Buffer | null;
  readonly refusals: number;
  readonly given_up_at: string | null;
};

export type MailSentRow = {
  readonly id: string;
  readonly kind: string;
  readonly sent_at: string;
};

export type NoticesSentRow = {
  readonly account_id: string;
  readonly kind: string;
  readonly about: string;
  readonly sent_on: string;
};

export type OpenDataDueRow = {
  readonly data_type: 'order' | 'trade';
  readonly span: 'minute' | 'quarter' | 'day';
  readonly starts_at: string;
  readonly ends_at: string;
  readonly noted_at: string;
};

export type OpenDataFilesRow = {
  readonly id: number;
  readonly day: string;
  readonly name: string;
  readonly data_type: 'order' | 'trade';
  readonly venue_mic: string;
  readonly span: 'minute' | 'quarter' | 'day';
  readonly starts_at: string;
  readonly ends_at: string;
  readonly format: 'csv' | 'ndjson';
  readonly lines: string;
  readonly size: string;
  readonly sha256: string;
  readonly storage_key: string;
  readonly opens_at: string;
  readonly written_at: string;
  readonly packed_key: string | null;
  readonly packed_size: string | null;
  readonly parquet_key: string | null;
  readonly parquet_size: string | null;
  readonly parquet_sha256: string | null;
};

export type OpenDataIndexRow = {
  readonly single_row: boolean;
  readonly made_from: string;
  readonly size: string;
  readonly sha256: string;
  readonly storage_key: string;
  readonly written_at: string;
  readonly packed_size: string;
  readonly packed_sha256: string;
  readonly packed_key: string;
};

export type OpenDataPackingRow = {
  readonly single_row: boolean;
  readonly begins_at: string;
};

export type OpenDataProgressRow = {
  readonly data_type: 'order' | 'trade';
  readonly last_id: string;
};

export type OperatorsRow = {
  readonly account_id: string;
  readonly role: 'support' | 'data' | 'finance' | 'admin';
  readonly granted_at: string;
  readonly granted_by: string;
};

export type OrderSumsRow = {
  readonly instrument_id: number;
  readonly segment_mic: string;
  readonly system: string;
  readonly span: 'hour' | 'day';
  readonly starts_at: string;
  readonly settled_at: string;
  readonly bid_currency: string | null;
  readonly ask_currency: string | null;
  readonly reports: string;
};

export type OrdersRow = {
  readonly id: string;
  readonly instrument_id: number;
  readonly segment_mic: string;
  readonly system: 'RFQ' | 'AUCTION' | 'CLOB' | 'VOICE';
  readonly published_at: string;
  readonly level: number;
  readonly orders: number | null;
  readonly price: string | null;
  readonly volume: string | null;
  readonly bid_orders: number | null;
  readonly bid_price: string | null;
  readonly bid_volume: string | null;
  readonly bid_currency: string | null;
  readonly ask_orders: number | null;
  readonly ask_price: string | null;
  readonly ask_volume: string | null;
  readonly ask_currency: string | null;
  readonly source_file: number | null;
  readonly source_line: number | null;
};

export type PaidFlagsRow = {
  readonly id: string;
  readonly account_id: string;
  readonly purchase_id: string | null;
  readonly venue_mic: string;
  readonly kind: 'orders' | 'trades';
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly moved_on: string | null;
  readonly ended_on: string | null;
  readonly end_cause: 'removed' | 'replaced' | 'refunded' | 'reversed' | 'disputed' | null;
};

export type PartialRefundsRow = {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: string;
  readonly asked_at: string;
  readonly sent_at: string | null;
  readonly refunded_at: string | null;
  readonly fault: string | null;
};

export type PaymentsRow = {
  readonly id: string;
  readonly purchase_id: string;
  readonly amount: number;
  readonly state: 'opening' | 'open' | 'executing' | 'pending' | 'captured' | 'declined' | 'void' | 'refunded' | 'stray' | 'returned';
  readonly provider_order_id: string | null;
  readonly capture_id: string | null;
  readonly payer_id: string | null;
  readonly payment_ref: string | null;
  readonly refusals: number;
  readonly claimed_by: number | null;
  readonly awaits_person: boolean;
  readonly reversed: boolean;
  readonly checks: number;
  readonly check_at: string | null;
  readonly created_at: string;
  readonly mismatch: unknown;
  readonly capture_sent_at: string | null;
  readonly captured_at: string | null;
  readonly dispute: 'open' | 'won' | 'lost' | null;
  readonly customer: unknown;
  readonly refund_asked_at: string | null;
  readonly refund_fault: string | null;
  readonly method: 'provider' | 'bankTransfer';
};

export type PricesRow = {
  readonly applies_from: string | null;
  readonly noticed_on: string | null;
  readonly cost_per_venue: number;
  readonly id: number;
  readonly withdrawn_on: string | null;
  readonly settled: boolean;
};

export type PublishedFilesRow = {
  readonly id: number;
  readonly kind: 'reports' | 'documents';
  readonly name: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly size: string;
  readonly sha256: string;
  readonly storage_key: string;
  readonly published_at: string;
  readonly withdrawn_at: string | null;
};

export type PublisherKeysRow = {
  readonly id: string;
  readonly name: string;
  readonly venues: readonly string[];
  readonly secret_hash: Buffer;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
};

export type PublishersRow = {
  readonly id: number;
  readonly type: 'IF' | 'TV';
  readonly name: string;
  readonly mic: string | null;
  readonly lei: string | null;
};

export type PurchaseLogRow = {
  readonly id: string;
  readonly purchase_id: string;
  readonly from_state: string | null;
  readonly to_state: string;
  readonly price: number;
  readonly cause: string;
  readonly logged_at: string;
};

export type PurchaseVenuesRow = {
  readonly purchase_id: string;
  readonly venue_mic: string;
  readonly delayed_orders: boolean;
  readonly delayed_trades: boolean;
  readonly realtime_orders: boolean;
  readonly realtime_trades: boolean;
};

export type PurchasesRow = {
  readonly id: string;
  readonly account_id: string | null;
  readonly price: number;
  readonly state: 'uncompleted' | 'executing' | 'pending' | 'paid' | 'cancelled' | 'failed' | 'refunded';
  readonly starts_on: string;
  readonly ends_on: string;
  readonly created_at: string;
  readonly payer_ref: string;
  readonly kind: 'signUp' | 'change' | 'renewal';
  readonly origin: 'registration' | 'person' | 'autoRenewal';
  readonly priced_on: string;
  readonly state_cause: string;
  readonly before: unknown;
  readonly pays_for: unknown;
};

export type RateLimitsRow = {
  readonly key: string;
  readonly points: number;
  readonly expire: string | null;
};

export type ReceiptNumbersRow = {
  readonly year: number;
  readonly last: number;
};

export type ReceiptsRow = {
  readonly number: string;
  readonly purchase_id: string;
  readonly payment_id: string;
  readonly payer_ref: string;
  readonly paid_on: string;
  readonly amount: number;
  readonly cost_per_venue: number;
  readonly flags: number;
  readonly months: number;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly venues: unknown;
  readonly charged_from: string;
  readonly charged_to: string;
  readonly seller: unknown;
  readonly tax: unknown;
};

export type RefundsRow = {
  readonly purchase_id: string;
  readonly refunded_on: string;
  readonly cause: 'refunded' | 'reversed';
};

export type RejectedFilesRow = {
  readonly number: number;
  readonly data_type: 'order' | 'trade';
  readonly name: string;
  readonly sender: string;
  readonly received_at: string;
  readonly lines: number;
  readonly rejected: number;
  readonly is_taken: boolean;
  readonly is_complete: boolean;
  readonly header: string | null;
  readonly size: number;
};

export type RejectedLinesRow = {
  readonly file: number;
  readonly position: number;
  readonly line: number;
  readonly field: string;
  readonly value: string | null;
  readonly reason: string;
  readonly text: string;
};

export type RemovalsRow = {
  readonly subject: string;
  readonly requested_at: string;
  readonly next_try_at: string;
  readonly tries: number;
};

export type ReplicaProofsRow = {
  readonly proof: string;
  readonly written_at: string;
};

export type ReportFilesRow = {
  readonly id: number;
  readonly report_id: number;
  readonly file_id: number;
  readonly title: string;
  readonly segment_mic: string | null;
  readonly segment_name: string | null;
  readonly segment_description: string | null;
  readonly rts28: unknown;
};

export type ReportsRow = {
  readonly id: number;
  readonly publisher_id: number;
  readonly report_date: string;
};

export type RestoreTokensRow = {
  readonly account_id: string;
  readonly token_hash: Buffer;
  readonly issued_at: string;
  readonly answers: number;
  readonly held_until: string | null;
  readonly state_token: Buffer | null;
  readonly state_token_hash: Buffer | null;
  readonly question: string | null;
  readonly registration_id: string | null;
  readonly sealed_registration: Buffer | null;
  readonly asked: boolean;
};

export type SavedViewsRow = {
  readonly account_id: string;
  readonly id: string;
  readonly name: string;
  readonly selection: unknown;
  readonly saved_at: string;
  readonly removed_at: string | null;
};

export type SegmentsRow = {
  readonly mic: string;
  readonly venue_mic: string;
  readonly operating_mic: string;
  readonly name: string;
  readonly system: string | null;
};

export type SessionsRow = {
  readonly id_hash: Buffer;
  readonly account_id: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly confirmed_at: string | null;
  readonly factor_at: string | null;
  readonly browser: string | null;
};

export type SignInsRow = {
  readonly id_hash: Buffer;
  readonly nonce: string;
  readonly expected_subject: string;
  readonly started_at: string;
  readonly by_factor: boolean;
};

export type SilencesRow = {
  readonly id: string;
  readonly data_type: 'order' | 'trade';
  readonly segment_mic: string;
  readonly since: string;
  readonly limit_minutes: number;
  readonly noticed_at: string;
  readonly ended_at: string | null;
};

export type SubscriptionTermsRow = {
  readonly id: string;
  readonly account_id: string;
  readonly purchase_id: string | null;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly live: boolean;
  readonly ended_on: string | null;
};

export type SubscriptionVenuesRow = {
  readonly account_id: string;
  readonly venue_mic: string;
  /** Subscribed to, at least delayed; in real time while a paid flag covers it. */
  readonly delayed_orders: boolean;
  readonly delayed_trades: boolean;
};

export type SubscriptionsRow = {
  readonly account_id: string;
  readonly starts_on: string;
  readonly ends_on: string;
  /** A live term was paid for: what is added within the term costs the months that are left. */
  readonly live: boolean;
  readonly auto_renewal: boolean;
  readonly terminated_on: string | null;
  readonly version: number;
};

export type SumsDueRow = {
  readonly data_type: 'order' | 'trade';
  readonly segment_mic: string;
  readonly span: 'hour' | 'day';
  readonly starts_at: string;
  readonly ends_at: string;
  readonly arrived_id: string;
};

export type TermsVersionsRow = {
  readonly id: number;
  readonly version: string;
  readonly effective_on: string;
  readonly content: string;
  readonly sha256: string;
  readonly published_at: string;
  readonly withdrawn_at: string | null;
};

export type TradeSumsRow = {
  readonly instrument_id: number;
  readonly segment_mic: string;
  readonly span: 'hour' | 'day';
  readonly starts_at: string;
  readonly settled_at: string;
  readonly price_unit: string | null;
  readonly quantity_unit: string | null;
  readonly notional_currency: string | null;
  readonly reports: string;
  readonly without_volume: string;
  readonly without_notional: string;
  readonly quantity: string;
  readonly notional: string;
  readonly high: string | null;
  readonly low: string | null;
  readonly value: string | null;
  readonly valued: string | null;
};

export type TradesRow = {
  readonly id: string;
  readonly instrument_id: number;
  readonly segment_mic: string;
  readonly transaction_id: string;
  readonly trade_day: string;
  readonly kind: 'New' | 'Cancelled' | 'Amended';
  readonly published_at: string;
  readonly traded_at: string;
  readonly price: string | null;
  readonly missing_price: string | null;
  readonly price_condition: string | null;
  readonly price_notation: string | null;
  readonly currency: string | null;
  readonly price_major_currency: string | null;
  readonly volume: string | null;
  readonly measurement_unit: string | null;
  readonly measured_quantity: string | null;
  readonly notional_amount: string | null;
  readonly notional_currency: string | null;
  readonly emission_type: string | null;
  readonly third_country_venue: string | null;
  readonly cleared: boolean | null;
  readonly flags: readonly string[];
  readonly source_file: number | null;
  readonly source_line: number | null;
  readonly has_other_reports: boolean | null;
};

export type TradingCalendarsRow = {
  readonly mic: string;
  readonly calendar: unknown;
  readonly loaded_at: string;
};

export type TrustedBrowsersRow = {
  readonly id: string;
  readonly account_id: string;
  readonly browser: string | null;
  readonly trusted_since: string;
  readonly last_sign_in_at: string;
};

export type VenuesRow = {
  readonly mic: string;
  readonly venue_id: number;
  readonly name: string;
  readonly type: string;
  readonly venue_group_id: number;
  readonly location: string;
  readonly country: string;
  readonly city: string;
  readonly legal_entity: string | null;
  readonly lei: string;
  readonly has_orders: boolean;
  readonly has_trades: boolean;
};

export type ViewAlertEventsRow = {
  readonly id: string;
  readonly account_id: string;
  readonly alert_id: string;
  readonly happened_at: string;
  readonly kind: 'met' | 'rightLost' | 'silent' | 'silenceOver';
  readonly found: string;
  readonly rows: unknown;
  readonly is_read: boolean;
  readonly silence: unknown;
};

export type ViewAlertMailsRow = {
  readonly account_id: string;
  readonly sent_at: string;
};

export type ViewAlertsRow = {
  readonly account_id: string;
  readonly id: string;
  readonly view_id: string;
  readonly condition: unknown;
  readonly by_mail: boolean;
  readonly made_at: string;
  readonly state: 'on' | 'off' | 'mailOff' | 'rightLost' | 'viewChanged';
  readonly data_type: 'order' | 'trade';
  readonly instrument_id: number;
  readonly segment_mic: string;
  readonly system: string;
  readonly position_at: string;
  readonly position_id: string;
  readonly look_at: string;
  readonly mail_at: string | null;
  readonly mailed_at: string | null;
  readonly waiting: string;
  readonly mailed_event: string;
  readonly silent_since: string | null;
  readonly since_opening: boolean | null;
};

export type WatchedInstrumentsRow = {
  readonly account_id: string;
  readonly instrument_id: number;
  readonly watched_since: string;
};

export type WebhookEventsRow = {
  readonly id: string;
  readonly type: string;
  readonly payment_id: string | null;
  readonly received_at: string;
};

export type WriteProbeRow = {
  readonly single_row: boolean;
  readonly written_at: string;
};
