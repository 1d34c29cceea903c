import { Type } from 'typebox'
import { memberReaders, type OperatorRole } from '../roles.ts'
import { count, fields, list, moment, shortText } from '../schema.ts'

export const mayLook = memberReaders
export const mayDecide = ['admin', 'finance'] as const satisfies readonly OperatorRole[]

export const who = fields({
  id: shortText(50),
  account: shortText(60),
  tags: list(shortText(30), 20),
  registeredAt: moment,
})

/** Which of a list is shown: what waits for a person, what is under way, what is over. */
export const lane = Type.Enum(['waiting', 'open', 'done'])

export const history = list(
  fields({ state: shortText(40), at: moment, by: shortText(60), note: shortText(500) }),
  60,
)

export const decided = {
  id: shortText(50),
  /** Of the row that the decision was made on. */
  version: count(),
}
export const decisionErrors = ['not_found', 'changed_meanwhile', 'already_decided'] as const
