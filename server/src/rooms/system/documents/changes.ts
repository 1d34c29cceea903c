import type { Transaction } from '../../../platform/database/database.ts'
import type { SaidValue } from '../said/said.ts'
import { isSameContent } from './rules.ts'
import type { Setting, SettingsOf } from './setting.ts'

/** One setting that differs between two versions of a document. */
export type SettingChange = {
  readonly name: SaidValue
  readonly before: SaidValue
  readonly after: SaidValue
  readonly isLoosened: boolean
}

type Changed<Content> = {
  [Key in keyof Content]: { key: Key & string; setting: Setting<Content[Key]> }
}[keyof Content]

function changedSettings<Content>(
  settings: SettingsOf<Content>,
  before: Content,
  after: Content,
): Changed<Content>[] {
  const keys = Object.keys(settings) as (keyof Content & string)[]
  return keys
    .filter((key) => !isSameContent(before[key] ?? null, after[key] ?? null))
    .map((key) => ({ key, setting: settings[key] }))
}

/** The settings of which a change loosens what holds somebody back, by their names in the document. */
export async function loosenedSettings<Content>(
  settings: SettingsOf<Content>,
  { before, after }: { readonly before: Content; readonly after: Content },
  tx: Transaction,
): Promise<(keyof Content & string)[]> {
  const loosened: (keyof Content & string)[] = []
  for (const { key, setting } of changedSettings(settings, before, after)) {
    if (await setting.isLoosened?.(before[key], after[key], tx)) loosened.push(key)
  }
  return loosened
}

/** What changes, setting by setting: those that loosen a control first. */
export function settingChanges<Content>(
  settings: SettingsOf<Content>,
  { before, after }: { readonly before: Content; readonly after: Content },
  loosens: readonly string[],
): SettingChange[] {
  const changes = changedSettings(settings, before, after).map(({ key, setting }) => ({
    name: { text: setting.name },
    before: setting.shown(before[key], after[key]),
    after: setting.shown(after[key], before[key]),
    isLoosened: loosens.includes(key),
  }))
  return changes.toSorted((a, b) => Number(b.isLoosened) - Number(a.isLoosened))
}

/** The same with the parts of what is too large for one line, for who reads all of it before agreeing. */
export function changedParts<Content>(
  settings: SettingsOf<Content>,
  pair: { readonly before: Content; readonly after: Content },
  loosens: readonly string[],
): SettingChange[] {
  const { before, after } = pair
  const whole = { ...settings }
  const parts = changedSettings(settings, before, after).flatMap(({ key, setting }) => {
    if (setting.parts === undefined) return []
    Reflect.deleteProperty(whole, key)
    return setting
      .parts(before[key], after[key])
      .map((part) => ({ ...part, isLoosened: part.isLoosened && loosens.includes(key) }))
  })
  const changes = [...parts, ...settingChanges(whole, pair, loosens)]
  return changes.toSorted((a, b) => Number(b.isLoosened) - Number(a.isLoosened))
}

/** What is loosened, as sentences. */
export function loosenedSentences(changes: readonly SettingChange[]): SaidValue {
  const loosened = changes.filter(({ isLoosened }) => isLoosened)
  return {
    sentences: loosened.map(({ name, before, after }) => ({
      text: 'alerts.controlSetting',
      values: { setting: name, before, after },
    })),
  }
}
