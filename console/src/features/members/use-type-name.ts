import { useQuery } from '@tanstack/react-query'
import type { AccountType } from '@baize/contract/identity/session'
import { useLanguage, useText } from '@baize/texts/use-text'
import { brandSource } from '../../shared/documents/sources.ts'
import { documentQuery } from '../../shared/documents/use-document.ts'
import { kindOf, memberKindNames } from './words.ts'

/**
 * A kind of account in words. Agents are called as the operator calls their type, in the reader's language or else in the
 * first of the brand; where nothing is said, by the number of their level.
 */
export function useTypeName(): (type: AccountType) => string {
  const t = useText()
  const language = useLanguage()
  const brand = useQuery(documentQuery(brandSource)).data?.live.content
  return (type) => {
    const kind = kindOf(type)
    if (kind !== 'agent') return t(memberKindNames[kind])
    const names = brand?.[`agentName${type as 1 | 2 | 41 | 42}`]
    const said = names?.[language] || (brand && names?.[brand.defaultLanguage])
    return said || t('identity-desk.agentLevel', { level: type })
  }
}
