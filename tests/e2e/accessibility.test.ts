import { testAccessibility } from '../support/accessibilityChecks';
import { CHECKED_SCREENS } from '../support/checkedScreens';

testAccessibility(CHECKED_SCREENS);
