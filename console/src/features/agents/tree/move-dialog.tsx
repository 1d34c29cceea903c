import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { Branch } from '@baize/contract/agents/tree-desk'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { ReasonField } from '../../../shared/forms/reason-field.tsx'
import { checkReason } from '../../../shared/forms/reason.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { AffectedList, affectedOf, type AffectedShown } from '../affected-list.tsx'
import { makeId, root } from '../api.ts'

type MoveDialogProps = { readonly branch: Branch; readonly onClose: () => void }

/** Asks to put a branch below another agent, or at the top; a second person decides. Contracts that would end are confirmed first. */
export function MoveDialog({ branch, onClose }: MoveDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const [ending, setEnding] = useState<readonly AffectedShown[]>()
  // The same for every try with the same content, so that a move whose answer was lost is not planned twice.
  const asked = useRef({ upline: '', id: makeId('mov') })
  const form = useForm({
    draft: useRef({ upline: '', reason: '' }),
    check: checkReason,
    fieldOf: {
      not_found: 'upline',
      move_to_self: 'upline',
      move_into_own_team: 'upline',
      move_same_place: 'upline',
      move_not_agent: 'upline',
      move_other_currency: 'upline',
      move_rate: 'upline',
    },
    send: async ({ upline, reason }) => {
      const to = upline.trim()
      if (asked.current.upline !== to) asked.current = { upline: to, id: makeId('mov') }
      try {
        const { approvalId } = await write(() =>
          call(calls.planMove, {
            id: asked.current.id,
            account: branch.account,
            upline: to,
            reason: reason.trim(),
            ...(ending !== undefined && { confirmed: true }),
          }),
        )
        const done = approvalId === null ? 'agents-moves.planned' : 'agents-moves.asked'
        show(t(done, { account: branch.account }), 'ok')
        onClose()
      } catch (error) {
        const affected = affectedOf(error)
        const isAsked = error instanceof CallFailed && error.code === 'move_ends_contracts'
        if (!isAsked || affected === undefined) throw error
        setEnding(affected)
      }
    },
  })
  return (
    <FormDialog
      title={t('agents-desk.moveOf', { account: branch.account })}
      text={t('agents-desk.moveText', { count: branch.teamSize })}
      action={t(ending === undefined ? 'agents-desk.planMove' : 'agents-desk.planAndEnd')}
      danger={ending !== undefined}
      form={form}
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="upline"
        data-autofocus=""
        label={t('agents-desk.newUpline')}
        help={t('agents-desk.newUplineHelp')}
        maxLength={60}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        keepAs={(typed) => {
          setEnding(undefined)
          return typed
        }}
      />
      {ending && <AffectedList affected={ending} text={t('agents-desk.moveEnds')} />}
      <ReasonField form={form} />
    </FormDialog>
  )
}
