import { X } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { useSearch } from '../../../shared/forms/use-search.ts'

/** Says that only one member's rows are shown, and gives the others back. */
export function MemberFilter() {
  const t = useText()
  const [{ member }, change] = useSearch()
  if (!member) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<X size={16} />}
      onClick={() => change({ member: undefined })}
    >
      <span className="break-all">{t('cashier-desk.onlyMember', { member })}</span>
    </Button>
  )
}
