import type { RegistrationDocument } from '@baize/contract/system/system-settings'
import { Segmented } from '@baize/ui/forms/segmented'
import { useText } from '@baize/texts/use-text'
import { DocumentHead } from '../../shared/documents/document-head.tsx'
import type { OpenDocument } from '../../shared/documents/use-document.ts'
import { ruleWords } from './change-words.ts'
import { ruleProblemOf, seenChanges, type RegistrationTab } from './rules.ts'

type RegistrationHeadProps = {
  readonly document: OpenDocument<RegistrationDocument>
  readonly tab: RegistrationTab
  readonly onTab: (tab: RegistrationTab) => void
}

export function RegistrationHead({ document, tab, onTab }: RegistrationHeadProps) {
  const t = useText()
  const bad = document.content.rules.filter((rule) => ruleProblemOf(rule) !== undefined).length
  return (
    <DocumentHead
      document={document}
      title={t('system-desk.registration')}
      sub={t('system-desk.registrationSub')}
      publishTitle={t('system-desk.publishRules')}
      words={ruleWords(t)}
      problem={bad > 0 ? t('system-desk.blockedBounds', { bad }) : undefined}
      seen={seenChanges}
      actions={
        <Segmented
          label={t('system-desk.formTab')}
          value={tab}
          segments={[
            { value: 'username', label: t('system-desk.usernameTab') },
            { value: 'mobile', label: t('system-desk.mobileTab') },
          ]}
          onValue={onTab}
        />
      }
    />
  )
}
