/**
 * The icons that schema files may name. They are lazy-loaded by `icons.tsx`. Each icon is imported separately, so that
 * unused icons are not bundled.
 */
import type { ComponentType } from 'react';
import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWallet';
import Article from '@mui/icons-material/Article';
import Assessment from '@mui/icons-material/Assessment';
import BarChart from '@mui/icons-material/BarChart';
import Bolt from '@mui/icons-material/Bolt';
import Campaign from '@mui/icons-material/Campaign';
import Category from '@mui/icons-material/Category';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber';
import CreditCard from '@mui/icons-material/CreditCard';
import DirectionsCar from '@mui/icons-material/DirectionsCar';
import ElectricalServices from '@mui/icons-material/ElectricalServices';
import EvStation from '@mui/icons-material/EvStation';
import Folder from '@mui/icons-material/Folder';
import Group from '@mui/icons-material/Group';
import Hub from '@mui/icons-material/Hub';
import LocalOffer from '@mui/icons-material/LocalOffer';
import Mail from '@mui/icons-material/Mail';
import ManageAccounts from '@mui/icons-material/ManageAccounts';
import Message from '@mui/icons-material/Message';
import MonitorHeart from '@mui/icons-material/MonitorHeart';
import Notifications from '@mui/icons-material/Notifications';
import Person from '@mui/icons-material/Person';
import Place from '@mui/icons-material/Place';
import PointOfSale from '@mui/icons-material/PointOfSale';
import Settings from '@mui/icons-material/Settings';
import SpaceDashboard from '@mui/icons-material/SpaceDashboard';
import Stars from '@mui/icons-material/Stars';
import Toc from '@mui/icons-material/Toc';
import Token from '@mui/icons-material/Token';
import Tune from '@mui/icons-material/Tune';
import WarningAmber from '@mui/icons-material/WarningAmber';
import type { IconName } from '../../model/schemaLanguage/definition';
import type { IconProps } from '../../ui/Icon';

const ICONS: Readonly<Record<IconName, ComponentType<Pick<IconProps, 'fontSize'>>>> = {
  access: ManageAccounts,
  article: Article,
  billing: AccountBalanceWallet,
  bolt: Bolt,
  campaign: Campaign,
  car: DirectionsCar,
  card: CreditCard,
  category: Category,
  charger: EvStation,
  chart: BarChart,
  dashboard: SpaceDashboard,
  energy: Bolt,
  incident: WarningAmber,
  list: Toc,
  mail: Mail,
  marketing: Campaign,
  message: Message,
  monitor: MonitorHeart,
  notification: Notifications,
  people: Group,
  points: Stars,
  pos: PointOfSale,
  profile: Tune,
  rate: LocalOffer,
  report: Assessment,
  roaming: Hub,
  settings: Settings,
  site: Place,
  station: ElectricalServices,
  token: Token,
  user: Person,
  vehicle: DirectionsCar,
  voucher: ConfirmationNumber,
};

const isKnown = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/**
 * Renders an icon.
 * @param name the name of an icon or of a resource; a generic icon is used if the name is unknown
 */
export function MenuIcon({ name }: { name: string }) {
  const Icon = isKnown(name) ? ICONS[name] : Folder;
  return <Icon fontSize="small" />;
}
