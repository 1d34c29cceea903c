import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import type { MemberRow } from '@baize/contract/members-desk'
import { TextField } from '@baize/ui/text-field'
import { useText } from '@baize/texts/use-text'
import { findMembersQuery } from './api.ts'
import { typeName } from './words.ts'

type UplineFieldProps = {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error?: string | undefined
}

/** The account above, by its name or its id. The list below the field offers those that exist. */
export function UplineField({ value, onValue, error }: UplineFieldProps) {
  const t = useText()
  const listId = useId()
  const found = useFoundMembers(value)
  const chosen = found.find((member) => isMeant(member, value))
  return (
    <>
      <TextField
        label={t('identity-desk.upline')}
        hint={t('identity-desk.optional')}
        help={
          chosen
            ? t('identity-desk.uplineFound', {
                account: chosen.account,
                type: typeName(t, chosen.type),
              })
            : t('identity-desk.uplineHelp')
        }
        error={error}
        list={listId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      <datalist id={listId}>
        {found.map(({ id, account, nickname }) => (
          <option key={id} value={account}>
            {nickname}
          </option>
        ))}
      </datalist>
    </>
  )
}

function useFoundMembers(text: string): readonly MemberRow[] {
  const wanted = useDeferredValue(text.trim())
  const [last, setLast] = useState<readonly MemberRow[]>([])
  const { data } = useQuery(findMembersQuery(wanted))
  if (data && data.items !== last) setLast(data.items)
  return wanted === '' ? [] : last
}

/** Names are the same in every case of their letters. */
export function isMeant({ id, account }: Pick<MemberRow, 'id' | 'account'>, text: string): boolean {
  const wanted = text.trim()
  return wanted === id || wanted.toLowerCase() === account.toLowerCase()
}
