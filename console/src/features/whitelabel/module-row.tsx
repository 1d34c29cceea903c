import { cx } from '@baize/ui/look/cx.ts'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
import { moduleNames, type ModuleNode } from './modules.ts'

type ModuleRowProps = {
  readonly node: ModuleNode
  /** 0 is a group, whose name stands on its disclosure button instead. */
  readonly depth: 0 | 1 | 2
  readonly changed: ReadonlySet<string>
  readonly onSwitch: (modId: string, on: boolean) => void
  readonly disabled: boolean
  /** The module above that is off and takes this one with it. */
  readonly offWith?: string | undefined
}

export function ModuleRow(props: ModuleRowProps) {
  const { node, depth, changed, onSwitch, disabled, offWith } = props
  const t = useText()
  const { modId } = node
  const key = moduleNames[modId]
  const name = key === undefined ? modId : t(key)
  const label = (
    <>
      <span className={cx('text-meta font-medium', offWith !== undefined && 'text-text-3')}>
        {name}
      </span>{' '}
      {key !== undefined && <span className="inline-block text-caption text-text-3">{modId}</span>}
      {changed.has(modId) && (
        <span className="ms-1.5 inline-block size-1.5 rounded-full bg-brass align-middle">
          <span className="visually-hidden">{t('system-desk.changedMark')}</span>
        </span>
      )}
      {offWith !== undefined && node.enabled === '1' && (
        <span className="block text-caption text-text-3">
          {t('system-desk.offWith', { name: offWith })}
        </span>
      )}
    </>
  )
  const control = (
    <Switch
      label={label}
      atEnd
      hideLabel={depth === 0}
      checked={node.enabled === '1'}
      disabled={disabled}
      onChecked={(on) => onSwitch(modId, on)}
    />
  )
  if (depth === 0) return control
  return (
    <li>
      <div
        className={cx(
          'py-2 pe-4 hover:bg-hover has-[:focus-visible]:bg-s3 has-[:focus-visible]:shadow-[inset_2px_0_0_var(--brass)] md:pe-5',
          depth === 1 ? 'ps-10 md:ps-11' : 'ps-14 md:ps-16',
        )}
      >
        {control}
      </div>
      {node.childrenNodes.length > 0 && (
        <ul>
          {node.childrenNodes.map((part) => (
            <ModuleRow
              key={part.modId}
              node={part}
              depth={2}
              changed={changed}
              onSwitch={onSwitch}
              disabled={disabled}
              offWith={offWith ?? (node.enabled === '0' ? name : undefined)}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
