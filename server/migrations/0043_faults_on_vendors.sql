-- Faults may be put on what a vendor of games asks, too.
alter table platform.faults drop constraint faults_target_check;
alter table platform.faults add constraint faults_target_check
  check (target in ('sms', 'email', 'calls', 'vendors'));
