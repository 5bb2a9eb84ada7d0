import { lookAt } from '../support/looks';
import { SCREENS } from '../support/screens';

lookAt(SCREENS);
