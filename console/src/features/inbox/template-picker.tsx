import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '@baize/ui/forms/select'
import { useText } from '@baize/texts/use-text'
import { templatesQuery } from './api.ts'
import { writtenOf, type Written } from './draft.ts'

/** Fills the words from a template; they can be changed before they are sent. */
export function TemplatePicker({ onPick }: { readonly onPick: (written: Written) => void }) {
  const t = useText()
  const { data } = useQuery(templatesQuery)
  const [chosen, setChosen] = useState('')
  const templates = data?.items ?? []
  if (templates.length === 0) return null
  const pick = (id: string) => {
    setChosen(id)
    const template = templates.find((each) => each.id === id)
    if (template) onPick(writtenOf(template))
  }
  return (
    <Select
      label={t('support.fromTemplate')}
      hint={t('support.optional')}
      value={chosen}
      onValue={pick}
      options={[
        { value: '', label: t('support.noTemplate') },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
