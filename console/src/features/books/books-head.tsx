import { useQuery } from '@tanstack/react-query'
import { Download, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useToast } from '@baize/ui/overlays/toast'
import { saveFile } from '@baize/ui/tables/save-file.ts'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../shared/desk-key.tsx'
import { useKeys } from '../../shared/keys.ts'
import { useOperator } from '../../shared/operator.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { booksQuery } from '../../shared/books/books-query.ts'
import { differencesQuery, proveBooks } from './api.ts'

export function BooksHead() {
  const t = useText()
  const books = useQuery(booksQuery).data
  const differences = useQuery(differencesQuery).data
  const [isAsking, setAsking] = useState(false)
  const mayProve = useOperator().can('admin', 'finance', 'auditor')
  const ask = () => setAsking(true)
  useKeys(mayProve ? [{ keys: 'p', label: t('ops.booksRun'), run: ask }] : [])
  const download = () => {
    const content = JSON.stringify({ books, differences }, null, 2)
    saveFile(new Blob([content], { type: 'application/json' }), `books-${books?.at ?? ''}.json`)
  }
  return (
    <>
      <PageHead
        title={t('ops.booksPlace')}
        sub={t('ops.booksSub')}
        actions={
          <>
            <Button disabled={!books} icon={<Download size={18} />} onClick={download}>
              {t('ops.booksDownload')}
            </Button>
            {mayProve && (
              <Button variant="primary" icon={<Play size={18} />} onClick={ask}>
                {t('ops.booksRun')}
                <DeskKey>P</DeskKey>
              </Button>
            )}
          </>
        }
      />
      {isAsking && <ProveDialog onClose={() => setAsking(false)} />}
    </>
  )
}

function ProveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const show = useToast()
  return (
    <ReasonDialog
      title={t('ops.booksRunTitle')}
      text={t('ops.booksRunText')}
      action={t('ops.booksRun')}
      onConfirm={async (reason) => {
        const { holds, differences } = await proveBooks(reason)
        if (holds) show(t('ops.booksRunHeld'), 'ok')
        else show(t('ops.booksRunFailed', { count: differences }), 'bad')
      }}
      onClose={onClose}
    />
  )
}
