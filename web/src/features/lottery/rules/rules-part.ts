import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'

/** Sentences and examples of all plays are large, and come when somebody asks for them. */
export const Rules = part(
  withWords(() => import('./rules.tsx'), 'lottery-rules'),
  'Rules',
)
