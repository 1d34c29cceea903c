import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@baize/ui/icon-button'
import { Popover } from '@baize/ui/overlays/popover'
import { useText } from '@baize/texts/use-text'
import { useAlertLine } from './use-alert-line.ts'
import { useAlertNews } from './use-alert-news.ts'
import { AlertPanel } from './alert-panel.tsx'
import { useNeeds } from './use-needs.ts'

const most = 99

/** How much needs the operator, and the panel that says what. It rings nowhere but here: no sound. */
export function Bell() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { count } = useNeeds()
  useAlertLine()
  useAlertNews()
  return (
    <Popover
      open={open}
      onOpen={setOpen}
      align="end"
      label={t('ops.dashAlerts')}
      className="w-[484px] overflow-hidden rounded-card! p-0!"
      trigger={
        <IconButton
          className="relative aria-expanded:bg-s3 aria-expanded:text-text"
          label={count > 0 ? t('ops.alertsNeedYou', { count }) : t('ops.dashAlerts')}
          icon={
            <>
              <BellIcon size={20} />
              {count > 0 && (
                <span
                  aria-hidden="true"
                  className="figures absolute end-0 top-0.5 min-w-4 rounded-full bg-brass px-1 text-center text-[0.6875rem] leading-4 font-bold text-s1"
                >
                  {count > most ? `${most}+` : count}
                </span>
              )}
            </>
          }
        />
      }
    >
      <AlertPanel onClose={() => setOpen(false)} />
    </Popover>
  )
}
