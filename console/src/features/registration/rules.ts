import { isModuleOn } from '@baize/contract/system/modules'
import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import type { WhitelabelDocument } from '@baize/contract/system/system-settings'
import { patternKinds, type PatternId } from '@baize/kernel/patterns'
import type { Change } from '../../shared/documents/changes.ts'
import { alwaysAsked } from './fields.ts'

export type RuleProblem = 'min_over_max' | 'no_room' | 'too_large'

// The largest bound that the server takes.
export const largestLength = 500

/** Why a rule cannot be published, if so. */
export function ruleProblemOf({ minLength, maxLength }: RegistrationRule): RuleProblem | undefined {
  if (maxLength === 0) return 'no_room'
  if (minLength > maxLength) return 'min_over_max'
  return maxLength > largestLength ? 'too_large' : undefined
}

/** A field that is hidden cannot be required. */
export function showField(rule: RegistrationRule, shown: boolean): RegistrationRule {
  return { ...rule, shown, required: shown && rule.required }
}

/** The expression always is that of the kind, because the sentence that explains it is the kind's. */
export function setPattern(rule: RegistrationRule, patternId: PatternId): RegistrationRule {
  return { ...rule, patternId, acceptedPattern: patternKinds[patternId].source }
}

export function isAlwaysAsked(field: RegistrationField): boolean {
  return alwaysAsked.includes(field)
}

export type RegistrationTab = 'username' | 'mobile'

/** Whether a tab of the form asks for a field at all, as the modules are switched. */
export function tabUses(
  tab: RegistrationTab,
  field: RegistrationField,
  tree: WhitelabelDocument['tree'],
): boolean {
  const asksCode = isModuleOn(tree, 'REGMOBVERF3')
  if (field === 'verificationCode') return asksCode
  if (tab === 'username') return true
  if (field === 'username') return false
  const isPassword = field === 'password' || field === 'confirmPassword'
  return !isPassword || isModuleOn(tree, 'MOBILENUMPASSREG3')
}

export function isTabOn(tab: RegistrationTab, tree: WhitelabelDocument['tree']): boolean {
  return isModuleOn(tree, tab === 'username' ? 'USERNAMEREG3' : 'MOBILENUMREG3')
}

/** A kind brings its expression along, so the two count as one change. */
export function seenChanges(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ path }) => path[2] !== 'acceptedPattern')
}

/** The fields whose rule differs from the live one. */
export function changedFields(changes: readonly Change[]): ReadonlySet<string> {
  return new Set(changes.map(({ path }) => path[1] ?? ''))
}
