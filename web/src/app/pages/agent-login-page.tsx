import { Clock } from 'lucide-react'
import { AgentPlate } from '../../features/auth/agent/agent-plate.tsx'
import { AgentSignIn } from '../../features/auth/agent/agent-sign-in.tsx'
import { LanguageSelect } from '../../shared/language-select.tsx'
import { useSystem } from '../../shared/system.ts'
import { ThemeSelect } from '../../shared/theme-select.tsx'
import { ServerClock } from '../layout/server-clock.tsx'
import { Wordmark } from '../layout/wordmark.tsx'

/** The agents' own way in: the form on the left, the felt on the right; a phone has the form alone. */
export function AgentLoginPage() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(420px,39%)_1fr] 2xl:grid-cols-[560px_1fr]">
      <div className="flex min-w-0 flex-col border-line bg-s1 px-5 py-6 sm:px-12 lg:border-e xl:px-22 xl:py-10">
        <div className="-me-2 flex items-center justify-between">
          <Wordmark />
          <ThemeSelect look="icon" />
        </div>
        <div className="mx-auto my-auto w-full max-w-110 py-10">
          <AgentSignIn />
        </div>
        <Foot />
      </div>
      <div className="max-lg:hidden">
        <AgentPlate />
      </div>
    </div>
  )
}

/** When somebody can be reached, what time it is there, and the page's own settings. */
function Foot() {
  const { serviceHours } = useSystem().info.brand
  return (
    <div className="mx-auto flex w-full max-w-110 flex-wrap items-center gap-x-2 gap-y-2 text-meta text-text-3">
      <div className="flex min-w-0 gap-2">
        <Clock size={16} aria-hidden="true" className="mt-0.5 flex-none" />
        <div className="min-w-0">
          {serviceHours !== '' && <p>{serviceHours}</p>}
          <ServerClock look="line" />
        </div>
      </div>
      <div className="-me-2.5 ms-auto">
        <LanguageSelect />
      </div>
    </div>
  )
}
