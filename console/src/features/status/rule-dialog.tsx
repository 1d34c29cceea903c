import { useState, type FormEvent } from 'react'
import type { RegionRule } from '@baize/contract/system/system-settings'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Segmented } from '@baize/ui/forms/segmented'
import { TextArea } from '@baize/ui/forms/text-area'
import { TextField } from '@baize/ui/forms/text-field'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { readValues } from './region-values.ts'
import { matchNames, valuesText } from './rule-words.ts'

type RuleDialogProps = {
  readonly rule: RegionRule
  readonly isNew: boolean
  readonly mayWrite: boolean
  readonly onSave: (rule: RegionRule) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** One rule of the draft. Nothing is live until the rules are published, with a reason. */
export function RuleDialog({ rule, isNew, mayWrite, onSave, onRemove, onClose }: RuleDialogProps) {
  const t = useText()
  const [edited, setEdited] = useState(rule)
  const [text, setText] = useState(valuesText(rule))
  const [isTried, setTried] = useState(false)
  const { values, bad } = readValues(edited.match, text)
  const problem = useProblem(edited.match, values, bad)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem !== undefined) return
    onSave({ ...edited, values })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNew ? t('system-desk.addRule') : t('system-desk.changeRule')}
    >
      <form noValidate onSubmit={save}>
        <fieldset disabled={!mayWrite} className="grid min-w-0 gap-4">
          <div>
            <p className="mb-1.5 font-medium">{t('system-desk.match')}</p>
            <Segmented
              label={t('system-desk.match')}
              value={edited.match}
              segments={(['range', 'country', 'else'] as const).map((match) => ({
                value: match,
                label: t(matchNames[match]),
              }))}
              onValue={(match) => setEdited({ ...edited, match })}
            />
          </div>
          {edited.match !== 'else' && (
            <TextArea
              label={
                edited.match === 'country' ? t('system-desk.countries') : t('system-desk.ranges')
              }
              rows={3}
              value={text}
              data-autofocus=""
              spellCheck={false}
              error={isTried ? problem : undefined}
              help={<ValuesHelp match={edited.match} values={values} />}
              onChange={(event) => setText(event.target.value)}
            />
          )}
          <div>
            <p className="mb-1.5 font-medium">{t('system-desk.then')}</p>
            <Segmented
              label={t('system-desk.then')}
              value={edited.action}
              segments={[
                { value: 'allow', label: t('system-desk.allow') },
                { value: 'block', label: t('system-desk.block') },
              ]}
              onValue={(action) => setEdited({ ...edited, action })}
            />
          </div>
          <TextField
            label={t('system-desk.note')}
            help={t('system-desk.noteHelp')}
            value={edited.note}
            maxLength={200}
            onChange={(event) => setEdited({ ...edited, note: event.target.value })}
          />
          <div className="flex flex-wrap justify-end gap-2">
            {!isNew && (
              <Button
                className="me-auto text-neg"
                onClick={() => {
                  onRemove()
                  onClose()
                }}
              >
                {t('system-desk.removeRule')}
              </Button>
            )}
            <Button onClick={onClose}>{t('ops.cancel')}</Button>
            <Button type="submit" variant="primary">
              {t('system-desk.keepInDraft')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  )
}

type ValuesHelpProps = { readonly match: RegionRule['match']; readonly values: readonly string[] }

/** The countries by their names, so that a wrong code is seen. */
function ValuesHelp({ match, values }: ValuesHelpProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  if (match === 'range') return t('system-desk.rangesHelp')
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' })
  const known = values.filter((value) => /^[A-Z]{2}$/.test(value)).map((value) => names.of(value))
  return known.length > 0 ? known.join(', ') : t('system-desk.countriesHelp')
}

function useProblem(
  match: RegionRule['match'],
  values: readonly string[],
  bad: readonly string[],
): string | undefined {
  const t = useText()
  if (match === 'else') return undefined
  if (values.length === 0) return t('system-desk.valuesMissing')
  return bad[0] === undefined ? undefined : t('errors.invalid_range', { value: bad.join(', ') })
}
