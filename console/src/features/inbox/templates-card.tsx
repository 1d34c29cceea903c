import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { MessageTemplate } from '@baize/contract/support/support'
import { languages } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { IconButton } from '@baize/ui/icon-button'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../shared/operator.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { removeOne, templatesQuery } from './api.ts'
import { messageKindNames } from './names.ts'
import { TemplateDialog } from './template-dialog.tsx'

type Open =
  | { readonly does: 'write'; readonly template: MessageTemplate | undefined }
  | { readonly does: 'remove'; readonly template: MessageTemplate }

/** Messages that are prepared for sending. */
export function TemplatesCard() {
  const t = useText()
  const mayWrite = useOperator().can('admin', 'support')
  const { data, error, isPending, refetch } = useQuery(templatesQuery)
  const [open, setOpen] = useState<Open>()
  const slow = useSkeleton(isPending)
  const write = (template?: MessageTemplate) => setOpen({ does: 'write', template })
  const add = mayWrite && (
    <Button icon={<Plus size={18} />} onClick={() => write()}>
      {t('support.newTemplate')}
    </Button>
  )
  const columns = useColumns(
    mayWrite ? (template) => setOpen({ does: 'remove', template }) : undefined,
  )
  return (
    <div className="grid gap-4">
      <FailureNote error={error} onRetry={refetch} />
      <Card flush className="overflow-clip" title={t('support.tabTemplates')} actions={add}>
        <Table
          label={t('support.tabTemplates')}
          className="max-md:px-3 max-md:pb-3"
          columns={columns}
          rows={data?.items ?? []}
          rowId={({ id }) => id}
          {...(mayWrite && { onOpen: write })}
          skeletonRows={slow ? 4 : 0}
          empty={
            data && (
              <EmptyState
                picture={<MessagesPicture />}
                title={t('support.templatesNone')}
                text={t('support.templatesNoneText')}
              />
            )
          }
        />
      </Card>
      {open?.does === 'write' && (
        <TemplateDialog template={open.template} onClose={() => setOpen(undefined)} />
      )}
      {open?.does === 'remove' && (
        <ReasonDialog
          title={t('support.removeTemplate', { name: open.template.name })}
          text={t('support.removeTemplateText')}
          action={t('support.remove')}
          tone="danger"
          onConfirm={(reason) => removeOne(open.template.id, reason)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

function useColumns(
  onRemove: ((template: MessageTemplate) => void) | undefined,
): readonly Column<MessageTemplate>[] {
  const t = useText()
  return [
    {
      id: 'name',
      head: t('support.templateName'),
      priority: 1,
      cell: ({ name }) => <span className="font-medium">{name}</span>,
    },
    { id: 'kind', head: t('support.kind'), cell: ({ kind }) => t(messageKindNames[kind]) },
    { id: 'title', head: t('support.titleField'), cell: ({ title }) => title.EN ?? '' },
    {
      id: 'languages',
      head: t('support.languages'),
      cell: ({ title }) =>
        languages.flatMap(({ wire }) => (title[wire] === undefined ? [] : [wire])).join(', '),
    },
    {
      id: 'changed',
      head: t('support.changed'),
      cell: ({ changedAt, changedBy }) => (
        <>
          <DeskMoment at={changedAt} className="figures whitespace-nowrap" />, {changedBy}
        </>
      ),
    },
    ...(onRemove
      ? [
          {
            id: 'remove',
            head: <span className="visually-hidden">{t('support.remove')}</span>,
            align: 'end' as const,
            cell: (template: MessageTemplate) => (
              <IconButton
                size="sm"
                label={t('support.removeTemplate', { name: template.name })}
                icon={<Trash2 size={18} />}
                onClick={(event) => {
                  event.stopPropagation()
                  onRemove(template)
                }}
              />
            ),
          },
        ]
      : []),
  ]
}
