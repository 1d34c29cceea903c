import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import type { MemberRow } from '@baize/contract/identity/members-desk'
import type { FormOfField } from '@baize/ui/forms/form-field.ts'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { useText } from '@baize/texts/use-text'
import { findMembersQuery } from '../api.ts'
import { useTypeName } from '../use-type-name.ts'

type UplineFieldProps = { readonly form: FormOfField<'upline'> }

/** The account above, by its name or its id. The list below the field offers those that exist. */
export function UplineField({ form }: UplineFieldProps) {
  const t = useText()
  const typeName = useTypeName()
  const listId = useId()
  const { upline } = form.entries
  const found = useFoundMembers(upline)
  const chosen = found.find((member) => isMeant(member, upline))
  return (
    <>
      <FormTextField
        form={form}
        name="upline"
        label={t('identity-desk.upline')}
        hint={t('identity-desk.optional')}
        help={
          chosen
            ? t('identity-desk.uplineFound', {
                account: chosen.account,
                type: typeName(chosen.type),
              })
            : t('identity-desk.uplineHelp')
        }
        list={listId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
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
