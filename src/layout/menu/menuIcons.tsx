/**
 * The icons that schema files may name. They are lazy-loaded by `icons.tsx`. Each icon is imported separately, so that
 * unused icons are not bundled; those with a name of `@mui/icons-material` are imported if a schema file has the name.
 */
import type { ComponentType } from 'react';
import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWallet';
import Article from '@mui/icons-material/Article';
import Assessment from '@mui/icons-material/Assessment';
import BarChart from '@mui/icons-material/BarChart';
import Bolt from '@mui/icons-material/Bolt';
import Build from '@mui/icons-material/Build';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Campaign from '@mui/icons-material/Campaign';
import Category from '@mui/icons-material/Category';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber';
import CreditCard from '@mui/icons-material/CreditCard';
import Description from '@mui/icons-material/Description';
import DirectionsCar from '@mui/icons-material/DirectionsCar';
import ElectricalServices from '@mui/icons-material/ElectricalServices';
import EvStation from '@mui/icons-material/EvStation';
import Folder from '@mui/icons-material/Folder';
import Group from '@mui/icons-material/Group';
import Home from '@mui/icons-material/Home';
import Hub from '@mui/icons-material/Hub';
import Inventory2 from '@mui/icons-material/Inventory2';
import LocalOffer from '@mui/icons-material/LocalOffer';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Mail from '@mui/icons-material/Mail';
import ManageAccounts from '@mui/icons-material/ManageAccounts';
import MedicalServices from '@mui/icons-material/MedicalServices';
import MenuBook from '@mui/icons-material/MenuBook';
import Message from '@mui/icons-material/Message';
import MonitorHeart from '@mui/icons-material/MonitorHeart';
import Notifications from '@mui/icons-material/Notifications';
import Person from '@mui/icons-material/Person';
import Pets from '@mui/icons-material/Pets';
import Phone from '@mui/icons-material/Phone';
import Place from '@mui/icons-material/Place';
import PointOfSale from '@mui/icons-material/PointOfSale';
import Schedule from '@mui/icons-material/Schedule';
import School from '@mui/icons-material/School';
import Settings from '@mui/icons-material/Settings';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import SpaceDashboard from '@mui/icons-material/SpaceDashboard';
import Stars from '@mui/icons-material/Stars';
import Toc from '@mui/icons-material/Toc';
import Token from '@mui/icons-material/Token';
import Tune from '@mui/icons-material/Tune';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { icons as named } from 'virtual:wattdesk/icons';
import type { GeneralIconName } from '../../model/schemaLanguage/definition';
import type { IconProps } from '../../ui/Icon';

const ICONS: Readonly<Record<GeneralIconName, ComponentType<Pick<IconProps, 'fontSize'>>>> = {
  access: ManageAccounts,
  article: Article,
  billing: AccountBalanceWallet,
  bolt: Bolt,
  book: MenuBook,
  calendar: CalendarMonth,
  campaign: Campaign,
  car: DirectionsCar,
  card: CreditCard,
  cart: ShoppingCart,
  category: Category,
  chart: BarChart,
  clock: Schedule,
  dashboard: SpaceDashboard,
  document: Description,
  health: MedicalServices,
  home: Home,
  hub: Hub,
  incident: WarningAmber,
  inventory: Inventory2,
  list: Toc,
  mail: Mail,
  marketing: Campaign,
  message: Message,
  monitor: MonitorHeart,
  notification: Notifications,
  paw: Pets,
  people: Group,
  phone: Phone,
  plug: ElectricalServices,
  points: Stars,
  pos: PointOfSale,
  profile: Tune,
  pump: EvStation,
  rate: LocalOffer,
  report: Assessment,
  school: School,
  settings: Settings,
  site: Place,
  token: Token,
  tools: Build,
  truck: LocalShipping,
  user: Person,
  vehicle: DirectionsCar,
  voucher: ConfirmationNumber,
};

/** The icons by their names in schema files: the names of `@mui/icons-material`, and the general ones. */
const ALL: Readonly<Record<string, (typeof ICONS)[GeneralIconName]>> = { ...named, ...ICONS };

const isKnown = (name: string): boolean => Object.hasOwn(ALL, name);

/**
 * Renders an icon.
 * @param name the name of an icon or of a resource; a generic icon is used if the name is unknown
 */
export function MenuIcon({ name }: { name: string }) {
  const Icon = isKnown(name) ? ALL[name]! : Folder;
  return <Icon fontSize="small" />;
}
