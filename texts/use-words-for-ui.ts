import { useText } from './use-text.ts'

type Form = { readonly decimals: number; readonly currency?: string | undefined }

const notANumber = {
  letters: 'ui.numberLetters',
  negative: 'ui.numberNegative',
  ambiguous: 'ui.numberAmbiguous',
  too_precise: 'ui.numberWhole',
} as const

/** The words that the primitives say by themselves, in the person's language; how failures are told is each app's own. */
export function useWordsForUi(failure: (error: unknown) => string) {
  const t = useText()
  return {
    failure,
    close: t('ui.close'),
    dismiss: t('ui.dismiss'),
    loading: t('ui.loading'),
    showPassword: t('ui.showPassword'),
    hidePassword: t('ui.hidePassword'),
    copy: t('ui.copy'),
    copied: t('ui.copied'),
    amountHidden: t('ui.amountHidden'),
    notifications: t('ui.notifications'),
    pages: t('ui.pages'),
    page: (page: number) => t('ui.page', { page }),
    previousPage: t('ui.previousPage'),
    nextPage: t('ui.nextPage'),
    dateRange: t('ui.dateRange'),
    dateFrom: t('ui.dateFrom'),
    dateTo: t('ui.dateTo'),
    dateOrder: t('ui.dateOrder'),
    datePresets: {
      today: t('ui.today'),
      yesterday: t('ui.yesterday'),
      previous7: t('ui.previous7'),
      previous30: t('ui.previous30'),
      next7: t('ui.next7'),
      next30: t('ui.next30'),
      custom: t('ui.custom'),
    },
    qrTooLong: t('ui.qrTooLong'),
    qrOpenLink: t('ui.qrOpenLink'),
    sortedUp: t('ui.sortedUp'),
    sortedDown: t('ui.sortedDown'),
    tryAgain: t('ui.tryAgain'),
    fieldsWrong: (count: number) => t('ui.fieldsWrong', { count }),
    capsLock: t('ui.capsLock'),
    notANumber: (why: keyof typeof notANumber | 'currency', { decimals, currency = '' }: Form) => {
      if (why === 'currency') return t('ui.numberCurrency', { currency })
      if (why === 'too_precise' && decimals > 0) return t('ui.numberDecimals', { count: decimals })
      return t(notANumber[why])
    },
  }
}
