import { useStore } from 'ra-core';
import { CollapsedSidebarMenuGroup } from './CollapsedSidebarMenuGroup';
import { MenuGroup } from './MenuGroup';
import { MenuLink } from './MenuLink';
import type { MenuEntry } from './useMenuEntries';

interface Props {
  entries: MenuEntry[];
  /** The key of the group whose entries these are. */
  group?: string;
  collapsed?: boolean;
  onNavigate: () => void;
}

/** Returns the only entry of a group, with the icon of the group if it has none. Returns other entries unchanged. */
function dissolveGroup(entry: MenuEntry): MenuEntry {
  const [only, ...others] = entry.children;
  return only && others.length === 0 ? dissolveGroup({ ...(entry.icon ? { icon: entry.icon } : {}), ...only }) : entry;
}

/**
 * Renders menu entries in menu order. An entry with several children is rendered as a group. One group is open: that of
 * the current screen, until the user opens another one or closes it. This choice is stored in the browser, until the
 * user goes to a screen of another group. An entry without children and without a path is left out.
 */
export function MenuEntries({ entries, group = '', collapsed = false, onNavigate }: Props) {
  const current = entries.find(({ active }) => active)?.key ?? '';
  const [[chosenAt, chosen] = [], choose] = useStore<string[]>(`sidebar.group${group}`);
  const open = chosenAt === current ? chosen : current;
  return entries.map(dissolveGroup).map((menuEntry) => {
    const { key, path, title, active, children } = menuEntry;
    if (children.length > 0) {
      return collapsed ? (
        <CollapsedSidebarMenuGroup key={key} entry={menuEntry} />
      ) : (
        <MenuGroup
          key={key}
          entry={menuEntry}
          open={open === key}
          onToggle={() => choose([current, open === key ? '' : key])}
        >
          <MenuEntries entries={children} group={key} onNavigate={onNavigate} />
        </MenuGroup>
      );
    }
    if (path === undefined) return null;
    // An entry of a group gets no default icon, because the icon of the group is sufficient.
    const icon = menuEntry.icon ?? (group ? undefined : key);
    return <MenuLink key={key} {...{ title, icon, path, active, collapsed, onNavigate }} nested={group !== ''} />;
  });
}
