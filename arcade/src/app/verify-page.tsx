import { useState } from 'react'
import { findSharedGame, listGames, listSharedGames } from '@baize/games/find-game'
import { Button } from '@baize/ui/button'
import { Select } from '@baize/ui/forms/select'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useVerified } from './use-verified.ts'
import { Verified } from './verified.tsx'
import { findAddressGaps, readVerifyFields, type VerifyFields } from './verify-fields.ts'
import { OwnFields } from './verify-form.tsx'
import { SharedFields } from './verify-shared-form.tsx'

const models = [...listGames(), ...listSharedGames()].map(({ id }) => id).toSorted()

/**
 * Verifies a round from its seeds. It is computed here; nothing but the public list is asked, for the promise that the round
 * names. Without a network that is not told, and nothing is called proven.
 */
export function VerifyPage() {
  const t = useText()
  const [fields, setFields] = useState(() => readVerifyFields(location.search, location.hash))
  const [checked, setChecked] = useState<VerifyFields | undefined>(() =>
    fields.server !== '' || fields.link !== '' ? fields : undefined,
  )
  const [gaps, setGaps] = useState(() => findAddressGaps(location.search, location.hash))
  const outcome = useVerified(checked)
  const set = (change: Partial<VerifyFields>) => {
    setFields({ ...fields, ...change })
    setChecked(undefined)
  }
  const Fields = findSharedGame(fields.model) ? SharedFields : OwnFields
  return (
    <main className="mx-auto grid max-w-270 gap-6 p-4 md:p-8 lg:grid-cols-2">
      <form
        className="grid content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setGaps(undefined)
          // A new object each time: the list is asked again.
          setChecked({ ...fields })
        }}
      >
        <h1>{t('arcade.verifier')}</h1>
        <p className="text-text-2">{t('arcade.verifierText')}</p>
        {gaps && (
          <Note tone="pending" role="status" title={t('arcade.addressGaps')}>
            <p>{t('arcade.addressMissing', { names: gaps.missing.join(', ') })}</p>
            {gaps.unknown.length > 0 && (
              <p>{t('arcade.addressUnknown', { names: gaps.unknown.join(', ') })}</p>
            )}
          </Note>
        )}
        <Select
          label={t('arcade.verifyGame')}
          options={models.map((model) => ({ value: model, label: model }))}
          value={fields.model}
          onValue={(model) => set({ model })}
        />
        <Fields fields={fields} set={set} />
        <Button type="submit" variant="primary" size="lg">
          {t('arcade.verify')}
        </Button>
      </form>
      <section aria-live="polite" className="min-w-0">
        {checked && outcome && <Verified outcome={outcome} fields={checked} />}
      </section>
    </main>
  )
}
