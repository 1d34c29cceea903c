import { Check, Ellipsis, Pause, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Drawer } from '../overlays/drawer.tsx'
import { IconButton } from '../icon-button.tsx'
import { KeyValues } from '../figures/key-values.tsx'
import { LoadingCover } from '../waiting/loading-cover.tsx'
import { Menu } from '../overlays/menu.tsx'
import { Popover } from '../overlays/popover.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useToast } from '../overlays/toast.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'

export function FloatingPart() {
  const [dialog, setDialog] = useState(false)
  const [sheet, setSheet] = useState<'bottom' | 'end' | 'start'>()
  const [cover, setCover] = useState(false)
  const toast = useToast()
  const showCover = () => {
    setCover(true)
    setTimeout(() => setCover(false), 1500)
  }
  return (
    <Card title="What floats">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => setDialog(true)}>Dialog</Button>
        <Button onClick={() => setSheet('bottom')}>Bottom sheet</Button>
        <Button onClick={() => setSheet('end')}>Side sheet</Button>
        <Button onClick={() => toast('Reference copied', 'ok')}>Toast</Button>
        <Button onClick={() => toast(`Could not load ${Math.random().toFixed(3)}`, 'bad')}>
          Another toast
        </Button>
        <Button onClick={showCover}>Loading cover</Button>
        <RowMenu onPick={toast} />
        <Popover
          label="Balance"
          trigger={<Button icon={<Wallet size={18} />}>Popover</Button>}
          align="start"
        >
          <KeyValues
            items={[
              { id: 'a', label: 'Main wallet', value: 'PHP 11,880.50' },
              { id: 'b', label: 'Locked by bonus', value: 'PHP 600.00' },
            ]}
          />
        </Popover>
        <Tooltip text="Net position since you signed in">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
      </div>
      <div className="mt-4 flex h-72 max-w-[26rem] overflow-clip rounded-card border border-line">
        <Drawer
          title="Changed limit"
          sub="Entry 1,204,325, 15 Nov 14:18:03"
          onClose={() => undefined}
          footer={<Button size="sm">Copy entry</Button>}
        >
          <KeyValues
            items={[
              { id: 'a', label: 'Reason', value: 'Bank lowered its cap' },
              { id: 'b', label: 'Request', value: 'req_8f20c1' },
            ]}
          />
        </Drawer>
      </div>
      <Dialog
        open={dialog}
        title="Change password"
        onClose={() => setDialog(false)}
        footer={
          <>
            <Button onClick={() => setDialog(false)}>Not now</Button>
            <Button variant="primary" onClick={() => toast('Password changed', 'ok')}>
              Change password
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p className="text-text-2">Your password is older than 90 days.</p>
          <TextField label="New password" data-autofocus="" help="8 to 20 characters." />
          <RowMenu onPick={toast} />
        </div>
      </Dialog>
      <Sheet
        open={sheet !== undefined}
        {...(sheet && { side: sheet })}
        title="Filters"
        onClose={() => setSheet(undefined)}
        footer={
          <Button variant="primary" block size="lg">
            Show 46 games
          </Button>
        }
      >
        <TextField label="Vendor" placeholder="Any" />
      </Sheet>
      <LoadingCover active={cover} text="Signing out" />
    </Card>
  )
}

function RowMenu({ onPick }: { onPick: (text: string) => void }) {
  return (
    <Menu
      trigger={<IconButton label="Actions" variant="outline" icon={<Ellipsis size={20} />} />}
      align="start"
      items={[
        {
          id: 'a',
          label: 'Approve',
          icon: <Check size={18} />,
          keys: 'A',
          onSelect: () => onPick('Approved'),
        },
        {
          id: 'h',
          label: 'Hold',
          icon: <Pause size={18} />,
          keys: 'H',
          onSelect: () => onPick('Held'),
        },
        {
          id: 'r',
          label: 'Reject',
          keys: 'R',
          danger: true,
          apart: true,
          onSelect: () => onPick('Rejected'),
        },
      ]}
    />
  )
}
