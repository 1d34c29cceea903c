import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DocumentHead } from '../../../shared/documents/document-head.tsx'
import type { OpenDocument } from '../../../shared/documents/use-document.ts'
import { cashierWords } from './change-words.ts'
import { everyCashierSetting, cashierProblemOf } from './settings.ts'

export function SettingsHead({ document }: { readonly document: OpenDocument<CashierDocument> }) {
  const t = useText()
  const bad = everyCashierSetting.filter((setting) =>
    cashierProblemOf(setting, document.content),
  ).length
  return (
    <DocumentHead
      document={document}
      title={t('ops.placeCashierSettings')}
      sub={t('cashier-desk.settingsSub')}
      publishTitle={t('cashier-desk.publishSettings')}
      words={cashierWords(t, languageEntry(useLanguage()).tag)}
      problem={bad > 0 ? t('cashier-desk.problems', { count: bad }) : undefined}
    />
  )
}
