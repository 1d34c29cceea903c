import type { WhitelabelDocument } from '@baize/contract/system-settings'
import type { TextKey } from '@baize/texts/keys'

export type ModuleNode = {
  readonly modId: string
  readonly enabled: '0' | '1'
  readonly childrenNodes: readonly ModuleNode[]
}

/** What each module is called on this page. One that came with a newer server shows its id alone. */
export const moduleNames: Readonly<Record<string, TextKey>> = {
  SIGNUP: 'desk.modSignUp',
  USERNAMEREG3: 'desk.modUsernameReg',
  MOBILENUMREG3: 'desk.modMobileReg',
  REGMOBVERF3: 'desk.modMobileVerify',
  MOBILENUMPASSREG3: 'desk.modMobilePassword',
  THIRDPARTYPHONE3: 'desk.modThirdPartyPhone',
  SIGNIN: 'desk.modSignIn',
  SMSLOGIN: 'desk.modSmsLogin',
  MOBILEVERCODELOGIN3: 'desk.modSmsFirst',
  PWDEXPFORCECHANGE3: 'desk.modForceChange',
  CHNGPASSVERIF3: 'desk.modResetByPhone',
  SOCIALLOGIN3: 'desk.modSocialLogin',
  PLAY: 'desk.modPlay',
  FREEPLAY3: 'desk.modFreePlay',
  AGENT: 'desk.modAgent',
  enableCt: 'desk.modDividend',
  salary: 'desk.modDailyWages',
  hourSalary: 'desk.modHourlySalary',
  agentRealtimeSalary: 'desk.modRealTimeSalary',
  AGENTPOLICY3: 'desk.modAgentPolicy',
  SITE: 'desk.modSite',
  VIP: 'desk.modVip',
  REFERRAL: 'desk.modReferral',
  POINTMALL: 'desk.modPointMall',
  CHATROOM: 'desk.modChatRoom',
  MISSION: 'desk.modMission',
  CREDITREPORT: 'desk.modCreditReport',
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
