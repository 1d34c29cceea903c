-- Two further documents that operators set: what the cashier keeps to, and what people may write.

alter table system.versions drop constraint versions_document_check;
alter table system.versions add constraint versions_document_check check (
  document in (
    'status', 'regions', 'brand', 'whitelabel', 'registration', 'links', 'policy', 'security',
    'cashier', 'support'
  )
);
