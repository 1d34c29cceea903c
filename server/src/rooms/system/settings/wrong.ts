import { refuse } from '@baize/kernel/result'

/** A setting that makes no sense, by its name. */
export const wrong = (setting: string) => refuse('invalid_setting', { setting })

/** A setting that is higher than another one allows. The value names it, so that a form can say it there. */
export const overOther = (setting: string, most: number, other: string) =>
  refuse('setting_over_other', { setting, most, other }, { setting })

/** The seed of a document that the brand's file must say something about. */
export function requireSaid<Content>(said: Content | undefined): Content {
  if (said === undefined) throw new Error('A document that is needed was seeded from nothing.')
  return said
}
