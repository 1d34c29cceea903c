import { X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { calls } from 'virtual:contract'
import type { MemberRow } from '@baize/contract/identity/members-desk'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useMemberWrite } from '../api.ts'
import { addTag, isSameSet, maxTags } from './tags.ts'

type TagsDialogProps = { readonly member: MemberRow; readonly onClose: () => void }

/** Words by which colleagues find and treat accounts alike. */
export function TagsDialog({ member, onClose }: TagsDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useMemberWrite()
  const [tags, setTags] = useState<readonly string[]>(member.tags)
  const [text, setText] = useState('')
  // A word that was typed and not yet added is meant as well.
  const wanted = addTag(tags, text)
  const add = () => {
    setTags(wanted)
    setText('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return
    event.preventDefault()
    add()
  }
  return (
    <ReasonDialog
      title={t('identity-desk.actOf', {
        act: t('identity-desk.editTags'),
        account: member.account,
      })}
      text={t('identity-desk.tagsText')}
      action={t('identity-desk.saveTags')}
      blocked={isSameSet(wanted, member.tags) ? t('system-desk.blockedNothing') : undefined}
      onConfirm={async (reason) => {
        await write(calls.changeMemberTags, { id: member.id, tags: [...wanted], reason })
        show(t('identity-desk.tagsDone'), 'ok')
      }}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <ul aria-label={t('identity-desk.columnTags')} className="flex min-h-8 flex-wrap gap-2">
          {tags.length === 0 && <li className="text-text-3">{t('identity-desk.noTags')}</li>}
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex items-center rounded-chip bg-s3 ps-2.5 font-semibold break-all"
            >
              {tag}
              <IconButton
                size="sm"
                label={t('identity-desk.removeTag', { tag })}
                icon={<X size={14} />}
                onClick={() => setTags(tags.filter((other) => other !== tag))}
              />
            </li>
          ))}
        </ul>
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              label={t('identity-desk.newTag')}
              maxLength={30}
              autoComplete="off"
              disabled={tags.length >= maxTags}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={press}
            />
          </div>
          <Button disabled={text.trim() === '' || tags.length >= maxTags} onClick={add}>
            {t('identity-desk.add')}
          </Button>
        </div>
      </div>
    </ReasonDialog>
  )
}
