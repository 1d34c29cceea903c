import { createContext, use, type ReactNode } from 'react'
import type { NotANumber, NumberForm } from './forms/typed-number.ts'
import type { DatePreset } from './forms/date-presets.ts'

/** Every word that the primitives say by themselves. An app gives them in its person's language. */
export type UiTexts = {
  close: string
  dismiss: string
  loading: string
  showPassword: string
  hidePassword: string
  copy: string
  copied: string
  amountHidden: string
  notifications: string
  pages: string
  page: (page: number) => string
  previousPage: string
  nextPage: string
  dateRange: string
  dateFrom: string
  dateTo: string
  dateOrder: string
  datePresets: Record<DatePreset, string>
  qrTooLong: string
  qrOpenLink: string
  sortedUp: string
  sortedDown: string
  tryAgain: string
  fieldsWrong: (count: number) => string
  capsLock: string
  /** Why what was typed is no number of its form. */
  notANumber: (why: NotANumber, form: NumberForm) => string
  /** Why something failed, as the app tells its people. */
  failure: (error: unknown) => string
}

const Texts = createContext<UiTexts | undefined>(undefined)

export function UiTextsProvider({ value, children }: { value: UiTexts; children: ReactNode }) {
  return <Texts value={value}>{children}</Texts>
}

export function useUiTexts(): UiTexts {
  const texts = use(Texts)
  if (!texts) throw new Error('A primitive that speaks stands outside <UiTextsProvider>')
  return texts
}
