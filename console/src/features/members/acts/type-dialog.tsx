import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { MemberRow } from '@baize/contract/identity/members-desk'
import { Select } from '@baize/ui/forms/select'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useMemberWrite } from '../api.ts'
import { useTypeName } from '../use-type-name.ts'
import { givenTypes } from '../words.ts'

type TypeDialogProps = { readonly member: MemberRow; readonly onClose: () => void }

/** Makes a member an agent of a level, or the other way round. */
export function TypeDialog({ member, onClose }: TypeDialogProps) {
  const t = useText()
  const typeName = useTypeName()
  const show = useToast()
  const write = useMemberWrite()
  const [chosen, setChosen] = useState(String(member.type))
  const type = givenTypes.find((given) => String(given) === chosen) ?? 0
  return (
    <ReasonDialog
      title={t('identity-desk.actOf', {
        act: t('identity-desk.changeType'),
        account: member.account,
      })}
      text={t('identity-desk.changeTypeText')}
      action={t('identity-desk.changeType')}
      blocked={type === member.type ? t('identity-desk.sameType') : undefined}
      onConfirm={async (reason) => {
        await write(calls.changeMemberType, { id: member.id, type, reason })
        show(
          t('identity-desk.changeTypeDone', { account: member.account, type: typeName(type) }),
          'ok',
        )
      }}
      onClose={onClose}
    >
      <Select
        label={t('identity-desk.columnType')}
        value={chosen}
        options={givenTypes.map((given) => ({ value: String(given), label: typeName(given) }))}
        help={type === 9 ? t('identity-desk.houseHelp') : undefined}
        onValue={setChosen}
      />
    </ReasonDialog>
  )
}
