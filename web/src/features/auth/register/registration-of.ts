import type { RegistrationInput } from '@baize/contract/identity/registration'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import type { Proof } from '../challenge/use-person-check.ts'
import type { RegisterName } from '../drafts.ts'
import type { AskedField, RegisterTab } from './asked-fields.ts'
import { plain, writtenBirthday } from './check-registration.ts'

export type Extras = {
  readonly proof: Proof
  readonly invitedBy: string | undefined
  readonly referralCode: string
  readonly thirdParty: { readonly channel: string; readonly idToken: string } | undefined
  readonly socialTicket: string | undefined
}

const longestUrl = 500

/** What is sent to register: the fields that were asked and filled in, and where the visitor came from. */
export function registrationOf(
  tab: RegisterTab,
  asked: readonly AskedField[],
  entries: Entries<RegisterName>,
  extras: Extras,
): RegistrationInput {
  const { thirdParty, socialTicket, proof, referralCode } = extras
  const given = Object.fromEntries(
    asked
      .map(({ field, rule }) => [field, writtenField(field, rule.patternId, entries)] as const)
      .filter(([field, value]) => value !== '' && !(thirdParty && field === 'verificationCode')),
  )
  const affiliateCode = extras.invitedBy ?? given['affiliateCode']
  return {
    ...given,
    // The mobile tab has no name of its own: the number is the name.
    ...(tab === 'mobile' && { username: entries.mobileNum.trim() }),
    ...(given['mobileNum'] !== undefined && { countryDialingCode: entries.countryDialingCode }),
    ...(affiliateCode !== undefined && { affiliateCode }),
    ...(referralCode !== '' && { referralCode }),
    ...(thirdParty && {
      firebaseChannel: thirdParty.channel,
      firebaseIdToken: thirdParty.idToken,
    }),
    ...(socialTicket !== undefined && { socialTicket }),
    ...proof,
    domain: location.hostname,
    registerUrl: `${location.origin}${location.pathname}`.slice(0, longestUrl),
    registerMethod: 'WEB',
    login: true,
    terms: entries.terms === 'yes',
    age18: entries.age18 === 'yes',
  }
}

function writtenField(
  field: AskedField['field'],
  patternId: string,
  entries: Entries<RegisterName>,
): string {
  const value = entries[field]
  if (field === 'birthday') return writtenBirthday(patternId, value)
  return field === 'password' || field === 'confirmPassword' ? value : plain(field, value)
}
