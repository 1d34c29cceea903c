import { useState } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import type { PolicyDocument } from '@baize/contract/system/system-settings'
import { failureText } from '../../shared/api.ts'
import { policySource } from '../../shared/documents/sources.ts'
import { useDocument, type OpenDocument } from '../../shared/documents/use-document.ts'

/** A setting that the server would not have as it stands, and what it said. */
type Refused = { readonly setting: string; readonly said: string }

/** The controls open for editing. What the server refuses is said at its setting until something is typed. */
export function useControls(): {
  readonly document: OpenDocument<PolicyDocument>
  readonly refused: Refused | undefined
} {
  const open = useDocument(policySource)
  const [refused, setRefused] = useState<Refused>()
  return {
    refused,
    document: {
      ...open,
      change: (content) => {
        setRefused(undefined)
        open.change(content)
      },
      publish: async (...given) => {
        try {
          return await open.publish(...given)
        } catch (error) {
          const setting = settingOf(error)
          setRefused(setting === undefined ? undefined : { setting, said: failureText(error) })
          throw error
        }
      },
    },
  }
}

function settingOf(error: unknown): string | undefined {
  const value = error instanceof CallFailed ? error.value : undefined
  if (typeof value !== 'object' || value === null || !('setting' in value)) return undefined
  return typeof value.setting === 'string' ? value.setting : undefined
}
