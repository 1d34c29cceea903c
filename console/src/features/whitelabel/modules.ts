import type { WhitelabelDocument } from '@baize/contract/system/system-settings'
import type { TextKey } from '@baize/texts/keys'

export type ModuleNode = {
  readonly modId: string
  readonly enabled: '0' | '1'
  readonly childrenNodes: readonly ModuleNode[]
}

/** What each module is called on this page. One that came with a newer server shows its id alone. */
export const moduleNames: Readonly<Record<string, TextKey>> = {
  SIGNUP: 'system-desk.modSignUp',
  USERNAMEREG3: 'system-desk.modUsernameReg',
  MOBILENUMREG3: 'system-desk.modMobileReg',
  REGMOBVERF3: 'system-desk.modMobileVerify',
  MOBILENUMPASSREG3: 'system-desk.modMobilePassword',
  THIRDPARTYPHONE3: 'system-desk.modThirdPartyPhone',
  SIGNIN: 'system-desk.modSignIn',
  SMSLOGIN: 'system-desk.modSmsLogin',
  MOBILEVERCODELOGIN3: 'system-desk.modSmsFirst',
  PWDEXPFORCECHANGE3: 'system-desk.modForceChange',
  CHNGPASSVERIF3: 'system-desk.modResetByPhone',
  SOCIALLOGIN3: 'system-desk.modSocialLogin',
  PLAY: 'system-desk.modPlay',
  FREEPLAY3: 'system-desk.modFreePlay',
  PURSE3: 'system-desk.modPurse',
  AGENT: 'system-desk.modAgent',
  enableCt: 'system-desk.modDividend',
  salary: 'system-desk.modDailyWages',
  hourSalary: 'system-desk.modHourlySalary',
  agentRealtimeSalary: 'system-desk.modRealTimeSalary',
  AGENTPOLICY3: 'system-desk.modAgentPolicy',
  SITE: 'system-desk.modSite',
  VIP: 'system-desk.modVip',
  REFERRAL: 'system-desk.modReferral',
  POINTMALL: 'system-desk.modPointMall',
  CHATROOM: 'system-desk.modChatRoom',
  MISSION: 'system-desk.modMission',
  CREDITREPORT: 'system-desk.modCreditReport',
}

export function switchModule(
  { tree }: WhitelabelDocument,
  modId: string,
  on: boolean,
): WhitelabelDocument {
  const visit = (node: ModuleNode): ModuleNode => ({
    ...node,
    enabled: node.modId === modId ? (on ? '1' : '0') : node.enabled,
    childrenNodes: node.childrenNodes.map(visit),
  })
  return { tree: tree.map(visit) as WhitelabelDocument['tree'] }
}

/** The modules below a node, at every depth. */
export function modulesBelow(nodes: readonly ModuleNode[]): ModuleNode[] {
  return nodes.flatMap((node) => [node, ...modulesBelow(node.childrenNodes)])
}

/** The modules of a group: how many there are, and how many a member meets. */
export function countModules(group: ModuleNode): { readonly on: number; readonly all: number } {
  const effective = (node: ModuleNode): number =>
    node.enabled === '1' ? 1 + sum(node.childrenNodes.map(effective)) : 0
  const all = modulesBelow(group.childrenNodes).length
  return {
    all,
    on: group.enabled === '1' ? sum(group.childrenNodes.map(effective)) : 0,
  }
}

/** The tree with only what fits the words, and what stands above it. A group that fits keeps all its modules. */
export function findModules(
  nodes: readonly ModuleNode[],
  words: string,
  textOf: (modId: string) => string,
): readonly ModuleNode[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return nodes
  return nodes.flatMap((node) => {
    if (textOf(node.modId).toLowerCase().includes(wanted)) return [node]
    const childrenNodes = findModules(node.childrenNodes, wanted, textOf)
    return childrenNodes.length > 0 ? [{ ...node, childrenNodes }] : []
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
