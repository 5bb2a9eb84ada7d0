import { useState } from 'react';
import Menu, { type MenuProps } from '@mui/material/Menu';

/**
 * MUI's menu from its first opening on: a closed one costs a popover, a focus trap and their styles,
 * and a list has one in each row.
 */
export function LateMenu(props: MenuProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <Menu {...props} /> : null;
}
