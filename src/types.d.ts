/** The modules that no file contains, for the type check of a product's own code: `"types": ["wattdesk/types"]`. */
import './brand/virtual';
import './i18n/virtual';
import './model/registry/virtual';
import '../fixtures/types/json-server';
