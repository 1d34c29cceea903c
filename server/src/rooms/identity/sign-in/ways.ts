/** How somebody came in, as the list of logins says it. */
export type LoginWay =
  | 'password'
  | 'sms'
  | 'remembered'
  | 'social'
  | 'free_play'
  | 'register'
  | 'exchange'

export type EntryRefusal =
  | 'member_locked'
  | 'member_closed'
  | 'member_timed_out'
  | 'member_excluded'
  | 'non_member'
  | 'non_agent'
