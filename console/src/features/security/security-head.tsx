import type { SecurityDocument } from '@baize/contract/identity/identity-settings'
import { useText } from '@baize/texts/use-text'
import { DocumentHead } from '../../shared/documents/document-head.tsx'
import type { OpenDocument } from '../../shared/documents/use-document.ts'
import { settingWords } from './change-words.ts'
import { everyPolicySetting, policyProblemOf } from './settings.ts'

export function SecurityHead({ document }: { readonly document: OpenDocument<SecurityDocument> }) {
  const t = useText()
  const bad = everyPolicySetting.filter((setting) =>
    policyProblemOf(setting, document.content),
  ).length
  return (
    <DocumentHead
      document={document}
      title={t('ops.placeSecurity')}
      sub={t('identity-desk.securitySub')}
      publishTitle={t('identity-desk.publishSecurity')}
      words={settingWords(t)}
      problem={bad > 0 ? t('system-desk.badSettings', { bad }) : undefined}
    />
  )
}
